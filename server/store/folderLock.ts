import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each try finds the lock taken by another process; more would mean that something else is wrong. */
const TRIES = 20;

/**
 * Makes sure that one process at a time uses a folder, since two embedded databases on the same files destroy them.
 * A lock that a process left behind when it died does not count, also when another got its number since. Of several that
 * come at once, one gets it.
 * @returns gives the folder free
 * @throws when another process that runs has it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'in-use');
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (create(path, lockOf(process.pid))) return () => rmSync(path, { force: true });
    const found = read(path);
    const holder = found === null ? null : parse(found);
    if (holder && holder.pid !== process.pid && isRunning(holder)) {
      throw new Error(
        `The data in ${folder} is in use by process ${holder.pid}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    if (found !== null) removeStale(path, found);
  }
  throw new Error(
    `The data in ${folder} could not be locked. Is ${path} a file that can be removed?`,
  );
}

/** Puts a lock there with its content in one step, so that nobody reads half of one. @returns false when there is one */
function create(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, content);
    try {
      linkSync(draft, path);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      // Some disks know no links; there it is made and then filled.
      writeFileSync(path, content, { flag: 'wx' });
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes a lock away that was found stale; one that another process has put there meanwhile comes back. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== stale) renameSync(aside, path);
  } catch (error) {
    // ENOENT: another process was quicker
    if (codeOf(error) !== 'ENOENT') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** What the lock of a process says. */
export const lockOf = (pid: number): string => `${pid} ${startOf(pid)}`;

interface Holder {
  readonly pid: number;
  /** As `startOf` gave it to the holder. */
  readonly start: string;
}

function parse(lock: string): Holder | null {
  const [pid, start = ''] = lock.trim().split(' ');
  return Number(pid) > 0 ? { pid: Number(pid), start } : null;
}

function isRunning({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else
    if (codeOf(error) !== 'EPERM') return false;
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
