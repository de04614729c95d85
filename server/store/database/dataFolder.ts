import { access, constants, mkdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { syncFolder } from '../../ports/syncToDisk';

/** Only the user of the shop may enter: the database holds its secret and the addresses of customers. */
const OWNER_ONLY = 0o700;

/**
 * Ensures that the data folder exists and is writable. A new one is open to its owner only.
 * @param folder absolute
 * @throws with a fix for the operator
 */
export async function ensureDataFolder(folder: string): Promise<void> {
  try {
    await createFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The shop cannot store its data in ${folder}: ${reason}. Set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

/**
 * Commands of an operator call this: files that another user writes could not be used by the shop.
 * @throws with a fix for the operator when the folder belongs to another user
 */
export async function assertOwner(folder: string): Promise<void> {
  const { uid } = await stat(folder);
  const own = userInfo().uid;
  if (own >= 0 && uid !== own) {
    throw new Error(
      `${folder} belongs to the user ${uid}, and this is the user ${own}. Run this command as the user of the shop.`,
    );
  }
}

/**
 * Creates one level after the other: Node's recursive `mkdir` never ends where a folder cannot be created, as in /proc.
 */
async function createFolder(folder: string): Promise<void> {
  const stats = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (stats?.isDirectory()) return;
  if (stats) throw new Error('it is a file');
  await createFolder(dirname(folder));
  await mkdir(folder, { mode: OWNER_ONLY }).catch((error: NodeJS.ErrnoException) => {
    // Another process of the same shop was faster.
    if (error.code !== 'EEXIST') throw error;
  });
  await syncFolder(dirname(folder));
}
