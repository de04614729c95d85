import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { npm } from './run.mjs';

const read = (...parts) => JSON.parse(readFileSync(fromRoot(...parts), 'utf8')).packages;

/** Whether node_modules has a folder for every package of the lock file, and npm installed the same version in it. */
function isInstalled() {
  try {
    const installed = read('node_modules', '.package-lock.json');
    return Object.entries(read('package-lock.json')).every(
      ([packagePath, locked]) =>
        packagePath === '' ||
        locked.optional === true ||
        (installed[packagePath]?.version === locked.version && existsSync(fromRoot(packagePath))),
    );
  } catch {
    return false;
  }
}

/** Installs the packages of the lock file if any is missing, including build dependencies under any NODE_ENV. */
export async function installPackages() {
  if (isInstalled()) return 'up to date';
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  return 'installed';
}
