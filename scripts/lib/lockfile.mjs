import { readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { StepError } from './steps.mjs';

/**
 * Checks that the lock file works on every machine. npm sometimes omits the packages of other platforms, and installs
 * on those then fail. It must not name a registry either.
 */
export async function checkLockfile() {
  const text = readFileSync(fromRoot('package-lock.json'), 'utf8');
  const packages = Object.entries(JSON.parse(text).packages);
  const present = new Set(
    packages.map(([packagePath]) => packagePath.split('node_modules/').at(-1)),
  );
  const missing = packages
    .flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    .filter((name) => !present.has(name));
  if (missing.length > 0) {
    throw new StepError(
      `package-lock.json lacks packages of other platforms (${missing.slice(0, 3).join(', ')} …). Run "npm run lock".`,
    );
  }
  if (packages.some(([, { resolved, link }]) => resolved !== undefined && link !== true)) {
    throw new StepError(
      'package-lock.json names a registry ("resolved"). Keep the settings of .npmrc.',
    );
  }
}
