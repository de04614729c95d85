import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './syncToDisk';

/**
 * Makes sure that the folder of the shop's data is there and can be written to.
 * @param folder absolute
 * @throws with a sentence that says what to do
 */
export function ensureDataFolder(folder: string): void {
  try {
    make(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The shop cannot keep its data in ${folder}: ${reason}. Set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

/** One level after the other: Node's own recursive way never ends where a folder can never be made, as in /proc. */
function make(folder: string): void {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (there) throw new Error('it is a file');
  make(dirname(folder));
  mkdirSync(folder);
  syncFolder(dirname(folder));
}
