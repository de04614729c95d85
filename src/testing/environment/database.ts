import type { PGlite } from '@electric-sql/pglite';

const key = Symbol.for('kedai.workerDatabase');
const outside = globalThis as { [key]?: Promise<PGlite> };

/**
 * The one embedded database of this Jest worker, opened outside the sandbox on first use.
 * Creating it costs seconds, resetting it milliseconds: tests truncate, they never open another.
 */
export function workerDatabase(): Promise<PGlite> {
  outside[key] ??= import('@electric-sql/pglite').then(({ PGlite: Database }) => Database.create());
  return outside[key];
}

/** Closes the database of this process, if one was opened; an open one keeps Node alive. */
export default async function closeWorkerDatabase(): Promise<void> {
  const database = await outside[key];
  delete outside[key];
  await database?.close();
}
