import type { PGlite } from '@electric-sql/pglite';

const key = Symbol.for('kedai.workerDatabase');
const outside = globalThis as { [key]?: Promise<PGlite> };

/**
 * The one embedded database of this Jest worker, opened outside the sandbox on first use.
 * Creating it costs seconds, resetting it milliseconds: tests truncate, they never open another.
 */
export function workerDatabase(): Promise<PGlite> {
  outside[key] ??= open();
  return outside[key];
}

async function open(): Promise<PGlite> {
  closeWithWorker();
  const { PGlite: Database } = await import('@electric-sql/pglite');
  return Database.create();
}

/** jest-worker's word to its child process that there is no more work (`CHILD_MESSAGE_END`). */
const NO_MORE_WORK = 2;

/** A worker ends by itself once nothing holds it; the listener goes first, since it holds the channel. */
function closeWithWorker(): void {
  const onMessage = (message: unknown): void => {
    if (!Array.isArray(message) || message[0] !== NO_MORE_WORK) return;
    process.off('message', onMessage);
    void closeWorkerDatabase();
  };
  process.on('message', onMessage);
}

/** Closes the database of this process, if one was opened; an open one keeps Node alive. */
export default async function closeWorkerDatabase(): Promise<void> {
  const database = await outside[key];
  delete outside[key];
  await database?.close();
}
