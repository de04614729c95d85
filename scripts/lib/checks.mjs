import { checkLicences } from './licences.mjs';
import { checkLockfile } from './lockfile.mjs';
import { runQuietly } from './run.mjs';
import { step } from './steps.mjs';

const modules = (script) => `node_modules/${script}`;

/** @param {AbortSignal} stop ends the running check */
const check = (stop) => (title, script, args) =>
  step(title, () => runQuietly(script, args, { stop }));

/** The fast checks: types, lint, import rules. */
export async function quickChecks(stop) {
  const run = check(stop);
  await run('Types', modules('typescript7/bin/tsc'), ['-b', 'tsconfig.all.json']);
  await run('Lint', modules('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.']);
  await run('No suppressed check, no raw colour', 'scripts/check-sources.mjs');
  await run('Import rules', modules('dependency-cruiser/bin/dependency-cruise.mjs'), [
    '--config',
    '.dependency-cruiser.cjs',
    ...['src', 'server', 'packages', 'e2e', 'scripts', 'bench'],
  ]);
}

/** All checks except tests. */
export async function staticChecks(stop) {
  const run = check(stop);
  await step('Lock file', checkLockfile);
  await step('Licences', checkLicences);
  await quickChecks(stop);
  await run('Texts on translated pages', 'scripts/texts/main.ts');
  await run('Nothing unused', modules('knip/bin/knip.js'));
  await run('Every statement has its test', 'scripts/specification/main.ts');
  await run('Every security requirement has its answer', 'scripts/security/main.ts');
}
