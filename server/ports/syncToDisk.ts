import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Errors of systems that cannot sync a folder: Windows and some network disks. PostgreSQL ignores the same ones. */
const CANNOT_SYNC_FOLDERS = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF', 'ENOTSUP']);

/**
 * Syncs the entries of a folder to disk. A new or renamed file survives a power cut only after this; syncing the file
 * itself writes only its content.
 */
export async function syncFolder(folder: string): Promise<void> {
  try {
    await syncPath(folder, 'r');
  } catch (error) {
    if (!CANNOT_SYNC_FOLDERS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Syncs a folder and everything in it to disk. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    // Windows syncs only files that are open for writing.
    else if (entry.isFile()) await syncPath(path, 'r+');
  }
  await syncFolder(folder);
}

async function syncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}
