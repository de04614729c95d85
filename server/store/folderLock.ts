import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes sure that one process at a time uses a folder, since two embedded databases on the same files destroy them.
 * A lock that a process left behind when it died does not count.
 * @returns gives the folder free
 * @throws when another process that runs has it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'in-use');
  const holder = holderOf(path);
  if (holder !== null && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `The data in ${folder} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(path, String(process.pid));
  return () => rmSync(path, { force: true });
}

function holderOf(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
