import { checkLockfile } from './lockfile.mjs';
import { quietly } from './run.mjs';
import { step } from './steps.mjs';
import { refuseSuppressions } from './suppressions.mjs';

const modules = (script) => `node_modules/${script}`;

/** @param {AbortSignal} stop ends the check that is running */
const check = (stop) => (title, script, args) => step(title, () => quietly(script, args, { stop }));

/** The checks of a few seconds: types, lint, who imports whom. */
export async function quickChecks(stop) {
  const run = check(stop);
  await run('Types, and texts on translated pages', 'scripts/typecheck/main.ts');
  await run('Lint', modules('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.']);
  await run('Colours', 'scripts/check-colours.mjs');
  await step('No silenced check', refuseSuppressions);
  await run('Import rules', modules('dependency-cruiser/bin/dependency-cruise.mjs'), [
    '--config',
    '.dependency-cruiser.cjs',
    ...['src', 'server', 'e2e', 'scripts', 'bench'],
  ]);
}

/** Every check that runs no test. */
export async function staticChecks(stop) {
  const run = check(stop);
  await step('Lock file', checkLockfile);
  await quickChecks(stop);
  await run('Nothing unused', modules('knip/bin/knip.js'));
  await run('Every statement has its test', 'scripts/specification/main.ts');
  await run('Journeys detect each removed transition', 'scripts/transitions/main.ts');
  await run('Pictures are what the drawings make', 'scripts/pictures/main.ts', ['--check']);
}
