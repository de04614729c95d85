import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Errors of systems that cannot sync a folder: Windows, and some network disks. PostgreSQL ignores the same. */
const CANNOT_SYNC_FOLDERS = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF', 'ENOTSUP']);

/**
 * Writes the entries of a folder to the disk. A new or renamed file survives a power cut only after this; syncing the file
 * itself writes its content alone.
 */
export function syncFolder(folder: string): void {
  try {
    syncPath(folder, 'r');
  } catch (error) {
    if (!CANNOT_SYNC_FOLDERS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Writes a folder to the disk with everything in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    // Windows syncs only files that are open for writing.
    else if (entry.isFile()) syncPath(path, 'r+');
  }
  syncFolder(folder);
}

function syncPath(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
