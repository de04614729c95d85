import type { PGlite } from '@electric-sql/pglite';

/**
 * The embedded database of this Jest worker, provided by the test environment. All test files of the worker share it, so
 * each must empty its tables first.
 *
 * @throws when called outside Jest
 */
export function workerDatabase(): Promise<PGlite> {
  const open: unknown = Reflect.get(globalThis, 'workerDatabase');
  if (typeof open !== 'function') throw new Error('The test environment provides no database.');
  return open() as Promise<PGlite>;
}
