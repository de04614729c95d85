import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from './root.mjs';

function filesUnder(place) {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(path.join(place, entry.name)));
}

/** One hash over the contents of files and folders (relative to the repository) and over plain values. */
export function fingerprint(places, values = []) {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${value}\0`);
  for (const file of places.flatMap((place) => filesUnder(at(place)))) {
    hash.update(`${path.relative(at(), file)}\0`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the stamp at `place` carries this fingerprint, so that the work behind it can be skipped. */
export function isStamped(place, print) {
  try {
    return readFileSync(at(place), 'utf8') === print;
  } catch {
    return false;
  }
}

/** Leaves the fingerprint at `place`, once the work is done. */
export function stamp(place, print) {
  mkdirSync(path.dirname(at(place)), { recursive: true });
  writeFileSync(at(place), print);
}
