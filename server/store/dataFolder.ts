import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../syncToDisk';

/**
 * Makes sure that the folder of the shop's data is there and can be written to.
 * @param folder absolute
 * @throws with a sentence that says what to do
 */
export async function ensureDataFolder(folder: string): Promise<void> {
  try {
    await make(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The shop cannot keep its data in ${folder}: ${reason}. Set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

/** One level after the other: Node's own recursive way never ends where a folder can never be made, as in /proc. */
async function make(folder: string): Promise<void> {
  const there = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (there?.isDirectory()) return;
  if (there) throw new Error('it is a file');
  await make(dirname(folder));
  await mkdir(folder);
  await syncFolder(dirname(folder));
}
