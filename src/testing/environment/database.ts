import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

const FOLDER = '.cache/databases';

/** To create a database takes 4 s of CPU, to load an empty one from a file 1 s. */
async function open(): Promise<PGlite> {
  closeWithWorker();
  const { PGlite: Database } = await import('@electric-sql/pglite');
  const { version } = JSON.parse(
    await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8'),
  );
  const file = path.join(FOLDER, `${version}.tar`);
  const stored = await readFile(file).catch(() => null);
  if (stored) return Database.create({ loadDataDir: new Blob([stored]) });
  const database = await Database.create();
  const dump = await database.dumpDataDir('none');
  await mkdir(FOLDER, { recursive: true });
  // Other workers may do the same now, and must not read half a file.
  const part = `${file}.${process.pid}`;
  await writeFile(part, dump.stream());
  await rename(part, file);
  return database;
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
