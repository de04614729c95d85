import { readFileSync } from 'node:fs';
import { at } from './root.mjs';
import { npm } from './run.mjs';

const read = (...parts) => JSON.parse(readFileSync(at(...parts), 'utf8')).packages;

/** Whether every package that the lock file asks for lies in node_modules in the same version. */
function installed() {
  try {
    const there = read('node_modules', '.package-lock.json');
    return Object.entries(read('package-lock.json')).every(
      ([place, wanted]) =>
        place === '' || wanted.optional === true || there[place]?.version === wanted.version,
    );
  } catch {
    return false;
  }
}

/** Installs the packages of the lock file when any is missing; the build's own too, whatever NODE_ENV says. */
export async function installPackages() {
  if (installed()) return 'up to date';
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  return 'installed';
}
