/**
 * `npm run verify`: the fast checks. Types, lint and import rules in parallel with the unit tests affected by the
 * changes since main.
 */
import { execFileSync } from 'node:child_process';
import { quickChecks } from './lib/checks.mjs';
import { checkNode } from './lib/node.mjs';
import { root } from './lib/root.mjs';
import { runQuietly } from './lib/run.mjs';
import { runInParallel, runSteps, step } from './lib/steps.mjs';

/** The merge base with main; undefined if there is no main. */
function branchPoint() {
  for (const main of ['origin/main', 'main']) {
    try {
      const stdio = ['ignore', 'pipe', 'ignore'];
      return execFileSync('git', ['merge-base', 'HEAD', main], { cwd: root, stdio })
        .toString()
        .trim();
    } catch {
      // This branch does not exist; tries the next one.
    }
  }
  return undefined;
}

checkNode();
const since = branchPoint();
await runSteps(() =>
  runInParallel([
    quickChecks,
    (stop) =>
      step('Tests of what changed', () =>
        runQuietly(
          'node_modules/jest/bin/jest.js',
          ['--passWithNoTests', since ? `--changedSince=${since}` : '--onlyChanged'],
          { stop },
        ),
      ),
  ]),
);
