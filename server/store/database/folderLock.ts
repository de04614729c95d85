import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Ensures that one process at a time uses a folder, because two embedded databases on the same files destroy them. The
 * kernel holds the lock on the file `in-use`: it works across containers and ends with the process in every case.
 * @returns releases the lock
 * @throws when another process holds it, or when this system offers no such lock
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'in-use');
  const file = openLocked(path);
  if (file === null) {
    throw new Error(
      `The data in ${folder} is in use${holderOf(path)}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  ftruncateSync(file);
  writeSync(file, `process ${process.pid} on ${hostname()}`, 0);
  // Keeps the file: another process may already have opened it, and would lock a deleted file.
  return () => closeSync(file);
}

/** @returns the locked file, or null when another process has locked it */
const openLocked = process.platform === 'linux' ? openWithFlock : openExclusively;

/**
 * Node has no `flock` call. The lock belongs to the open file description, which a child process shares: the program
 * `flock` locks it and exits, and this process keeps the lock.
 */
function openWithFlock(path: string): number | null {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT);
  const { status, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', file],
  });
  if (status === 0) return file;
  closeSync(file);
  if (status === 1) return null;
  throw new Error(
    `The data in ${path} cannot be locked: the program "flock" does not run. Install util-linux, or set DATABASE_URL.`,
    { cause: error },
  );
}

/** macOS (`O_EXLOCK`) and Windows (libuv's flag of the same name) lock a file while they open it. */
function openExclusively(path: string): number | null {
  const isWindows = process.platform === 'win32';
  const exclusive = isWindows ? 0x1000_0000 : 0x20 | constants.O_NONBLOCK;
  try {
    return openSync(path, constants.O_RDWR | constants.O_CREAT | exclusive);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EAGAIN' || code === 'EBUSY') return null;
    throw error;
  }
}

/** The holder as it describes itself, for the message; empty if it cannot be read. */
function holderOf(path: string): string {
  try {
    return ` by ${readFileSync(path, 'utf8')}`;
  } catch {
    return '';
  }
}
