import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes sure that one process at a time uses a folder, since two embedded databases on the same files destroy them.
 * A lock that a process left behind when it died does not count, also when another got its number since.
 * @returns gives the folder free
 * @throws when another process that runs has it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'in-use');
  const holder = readLock(path);
  if (holder && holder.pid !== process.pid && isRunning(holder)) {
    throw new Error(
      `The data in ${folder} is in use by process ${holder.pid}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(path, lockOf(process.pid));
  return () => rmSync(path, { force: true });
}

/** What the lock of a process says. */
export const lockOf = (pid: number): string => `${pid} ${startOf(pid)}`;

interface Holder {
  readonly pid: number;
  /** As `startOf` gave it to the holder. */
  readonly start: string;
}

function readLock(path: string): Holder | null {
  const [pid, start = ''] = (read(path) ?? '').trim().split(' ');
  return Number(pid) > 0 ? { pid: Number(pid), start } : null;
}

function isRunning({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return startOf(pid) === start;
}

/** When a process started, in the system's own words; empty where the system does not tell. */
function startOf(pid: number): string {
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim();
  // The name in brackets may hold blanks; the start is the 20th field after it.
  const start = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
  return boot && start ? `${boot}/${start}` : '';
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
