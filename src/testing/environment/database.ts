import type { PGlite } from '@electric-sql/pglite';

const key = Symbol.for('kedai.workerDatabase');
const outerGlobal = globalThis as { [key]?: Promise<PGlite> };

/**
 * The embedded database of this Jest worker, opened outside the sandbox on first use. Creating a database takes seconds and
 * truncating its tables milliseconds, so all tests share it.
 */
export function workerDatabase(): Promise<PGlite> {
  outerGlobal[key] ??= open();
  return outerGlobal[key];
}

async function open(): Promise<PGlite> {
  closeWithWorker();
  const { PGlite: Database } = await import('@electric-sql/pglite');
  return Database.create();
}

/** The message of jest-worker that ends a worker (`CHILD_MESSAGE_END`). */
const CHILD_MESSAGE_END = 2;

/** A worker exits when nothing keeps it alive. The listener is removed first, because it keeps the IPC channel open. */
function closeWithWorker(): void {
  const onMessage = (message: unknown): void => {
    if (!Array.isArray(message) || message[0] !== CHILD_MESSAGE_END) return;
    process.off('message', onMessage);
    void closeWorkerDatabase();
  };
  process.on('message', onMessage);
}

/** Closes the database of this process, if it is open. An open database keeps Node alive. */
export default async function closeWorkerDatabase(): Promise<void> {
  const database = await outerGlobal[key];
  delete outerGlobal[key];
  await database?.close();
}
