import { readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { StepError } from './steps.mjs';

/** Licences that ask for no more than their notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]);

/** Packages with another licence, each with the reason why it may be used. */
const ACCEPTED = new Map([
  ['@axe-core/playwright', 'MPL-2.0, in tests only'],
  ['axe-core', 'MPL-2.0, in tests only'],
  ['caniuse-lite', 'CC-BY-4.0, data of the build tools'],
  ['elkjs', 'EPL-2.0 or GPL, unchanged, in the flow viewer, which production does not serve'],
  ['react-leaflet', 'Hippocratic-2.1: MIT with conditions on human rights, for the map'],
  ['@react-leaflet/core', 'Hippocratic-2.1, a part of react-leaflet'],
]);

/** libvips is under the LGPL and linked dynamically: whoever runs the shop may replace it. */
const isAccepted = (name) => ACCEPTED.has(name) || name.startsWith('@img/sharp-');

/** Whether an SPDX expression allows the use: all parts of one of its alternatives. */
export const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((part) => ALLOWED.has(part.trim())));

/** The packages of a lock file whose licence nobody has allowed, as `name: licence`. */
export const findForeignLicences = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { link, license = 'none' }]) => {
    const name = path.split('node_modules/').at(-1);
    const isOwn = link === true || !path.includes('node_modules/');
    return isOwn || isAllowed(license) || isAccepted(name) ? [] : [`${name}: ${license}`];
  });

/** Checks the licences of all packages in the lock file. */
export async function checkLicences() {
  const found = findForeignLicences(
    JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')),
  );
  if (found.length > 0) {
    throw new StepError(
      `Licences that nobody has allowed (scripts/lib/licences.mjs): ${found.join(', ')}.`,
    );
  }
}
