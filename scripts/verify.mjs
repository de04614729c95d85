/** `npm run verify`: the quick round. Types, lint and import rules beside the unit tests that the changes since main reach. */
import { execFileSync } from 'node:child_process';
import { quickChecks } from './lib/checks.mjs';
import { checkNode } from './lib/node.mjs';
import { root } from './lib/root.mjs';
import { quietly } from './lib/run.mjs';
import { runSteps, sideBySide, step } from './lib/steps.mjs';

/** Where this branch left main; undefined where there is no main to compare with. */
function branchPoint() {
  for (const main of ['origin/main', 'main']) {
    try {
      const stdio = ['ignore', 'pipe', 'ignore'];
      return execFileSync('git', ['merge-base', 'HEAD', main], { cwd: root, stdio })
        .toString()
        .trim();
    } catch {
      // There is no such branch: the next one may be there.
    }
  }
  return undefined;
}

checkNode();
const since = branchPoint();
await runSteps(() =>
  sideBySide([
    quickChecks,
    (stop) =>
      step('Tests of what changed', () =>
        quietly(
          'node_modules/jest/bin/jest.js',
          ['--passWithNoTests', since ? `--changedSince=${since}` : '--onlyChanged'],
          { stop },
        ),
      ),
  ]),
);
