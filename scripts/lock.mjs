/**
 * `npm run lock`: completes package-lock.json for other machines. Run it after every change of packages.
 *
 * npm records the native packages of other platforms only if its registry serves all of them. A lock file without them
 * installs on one platform only, or `npm ci` refuses it. The missing packages are derived from the packages that depend
 * on them: name and exact version there, platform in the name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from './lib/root.mjs';

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];
const exact = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** The `os`, `cpu` and `libc` of a native package, from its name (`@swc/core-linux-x64-musl`). */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (os === undefined && cpu === undefined) return undefined;
  const musl = words.some((word) => word.startsWith('musl'));
  const gnu = words.some((word) => word.startsWith('gnu'));
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && (musl || gnu) && { libc: [musl ? 'musl' : 'glibc'] }),
    ...(os && { os: [os] }),
  };
}

/** Resolves `name` from the package at `packagePath`: in its own node_modules or a parent's. */
function resolvePackage(packages, packagePath, name) {
  for (let folder = packagePath; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const candidate = `${folder}/node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (!folder.includes('/node_modules/')) break;
  }
  return packages[`node_modules/${name}`] === undefined ? undefined : `node_modules/${name}`;
}

function installPathOf(packages, packagePath, name) {
  if (packages[`node_modules/${name}`] === undefined) return `node_modules/${name}`;
  return `${packagePath}/node_modules/${name}`;
}

const lock = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
const added = [];
for (const [packagePath, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const existing = resolvePackage(lock.packages, packagePath, name);
    if (existing !== undefined && lock.packages[existing].version === version) continue;
    if (existing !== undefined && !exact.test(version)) continue;
    const platform = platformOf(name);
    if (!exact.test(version) || platform === undefined) {
      process.stderr.write(`Skipped: ${name}@${version}, required by ${packagePath}.\n`);
      continue;
    }
    const { dev, license } = entry;
    lock.packages[installPathOf(lock.packages, packagePath, name)] = {
      version,
      ...(platform.cpu && { cpu: platform.cpu }),
      ...(dev && { dev }),
      ...(platform.libc && { libc: platform.libc }),
      ...(license && { license }),
      optional: true,
      ...(platform.os && { os: platform.os }),
    };
    added.push(name);
  }
}
const { '': project, ...rest } = lock.packages;
const sorted = Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = { '': project, ...Object.fromEntries(sorted) };
writeFileSync(fromRoot('package-lock.json'), `${JSON.stringify(lock, undefined, 2)}\n`);
process.stdout.write(
  `package-lock.json: ${added.length} native packages of other platforms added.\n`,
);
