import type { DatabaseLocation } from '../store/database/database';

/** The database of a shop in words, without its password. */
export function databaseName({ dataDir, databaseUrl }: DatabaseLocation): string {
  if (databaseUrl === undefined) return `The embedded database in ${dataDir}`;
  const { host, searchParams, pathname } = new URL(databaseUrl);
  const server = host || searchParams.get('host') || 'localhost';
  return `PostgreSQL at ${server}${decodeURIComponent(pathname)}`;
}
