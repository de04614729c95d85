/**
 * `npm run lock`, after every change of packages: completes package-lock.json for other machines.
 *
 * npm writes down the native packages of other platforms only where its registry hands all of them out, and a lock file
 * without them installs on one platform only, or not at all (`npm ci` refuses it). What is missing is known from the
 * packages that ask for it: name and exact version there, platform in the name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './lib/root.mjs';

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

/** What `os`, `cpu` and `libc` say of a native package, read from its name (`@swc/core-linux-x64-musl`). */
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

/** Where a package that stands at `place` finds `name`: beside it, or in a folder above. */
function found(packages, place, name) {
  for (let above = place; ; above = above.slice(0, above.lastIndexOf('/node_modules/'))) {
    const candidate = `${above}/node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (!above.includes('/node_modules/')) break;
  }
  return packages[`node_modules/${name}`] === undefined ? undefined : `node_modules/${name}`;
}

function homeOf(packages, place, name) {
  if (packages[`node_modules/${name}`] === undefined) return `node_modules/${name}`;
  return `${place}/node_modules/${name}`;
}

const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
const added = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const there = found(lock.packages, place, name);
    if (there !== undefined && lock.packages[there].version === version) continue;
    if (there !== undefined && !exact.test(version)) continue;
    const platform = platformOf(name);
    if (!exact.test(version) || platform === undefined) {
      process.stderr.write(`Left out: ${name}@${version}, wanted by ${place}.\n`);
      continue;
    }
    const { dev, license } = entry;
    lock.packages[homeOf(lock.packages, place, name)] = {
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
writeFileSync(at('package-lock.json'), `${JSON.stringify(lock, undefined, 2)}\n`);
process.stdout.write(
  `package-lock.json: ${added.length} native packages of other platforms added.\n`,
);
