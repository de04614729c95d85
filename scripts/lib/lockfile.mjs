import { readFileSync } from 'node:fs';
import { at } from './root.mjs';
import { StepFailed } from './steps.mjs';

/**
 * The lock file must serve any machine: npm sometimes leaves out the packages of other platforms, and then installs on
 * those fail; and it must name no registry.
 */
export async function checkLockfile() {
  const text = readFileSync(at('package-lock.json'), 'utf8');
  const packages = Object.entries(JSON.parse(text).packages);
  const present = new Set(packages.map(([place]) => place.split('node_modules/').at(-1)));
  const missing = packages
    .flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    .filter((name) => !present.has(name));
  if (missing.length > 0) {
    throw new StepFailed(
      `package-lock.json lacks packages of other platforms (${missing.slice(0, 3).join(', ')} …). Run "npm run lock".`,
    );
  }
  if (text.includes('"resolved"')) {
    throw new StepFailed(
      'package-lock.json names a registry ("resolved"). Keep the settings of .npmrc.',
    );
  }
}
