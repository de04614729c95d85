import type { PGlite } from '@electric-sql/pglite';

/**
 * The embedded database of this Jest worker, shared by all its test files and handed in by the test environment.
 * Whoever uses it empties its tables first.
 *
 * @throws when called outside Jest
 */
export function workerDatabase(): Promise<PGlite> {
  const given: unknown = Reflect.get(globalThis, 'workerDatabase');
  if (typeof given !== 'function') throw new Error('The test environment gave no database.');
  return given() as Promise<PGlite>;
}
