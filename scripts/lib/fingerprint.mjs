import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './root.mjs';

function filesUnder(filePath) {
  const stats = statSync(filePath, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [filePath];
  return readdirSync(filePath, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(path.join(filePath, entry.name)));
}

/** One hash over the contents of files and folders (relative to the repository) and over plain values. */
export function fingerprint(filePaths, values = []) {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${value}\0`);
  for (const file of filePaths.flatMap((filePath) => filesUnder(fromRoot(filePath)))) {
    hash.update(`${path.relative(fromRoot(), file)}\0`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the stamp file contains this fingerprint, so its work can be skipped. */
export function isStamped(filePath, hash) {
  try {
    return readFileSync(fromRoot(filePath), 'utf8') === hash;
  } catch {
    return false;
  }
}

/** Writes the fingerprint into the stamp file after the work is done. */
export function stamp(filePath, hash) {
  mkdirSync(path.dirname(fromRoot(filePath)), { recursive: true });
  writeFileSync(fromRoot(filePath), hash);
}
