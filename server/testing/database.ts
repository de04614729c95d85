import { getTableName, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { workerDatabase } from '../../src/testing/workerDatabase';
import { type Database, migrateEmbedded, openServer } from '../store/database';
import * as schema from '../store/schema';

/**
 * The database of a test file, with its tables and nothing in them: the worker's embedded one, or with
 * `TEST_DATABASE_URL` one of this worker on that PostgreSQL server.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const database =
    url === undefined || url === ''
      ? { db: await migrateEmbedded(await workerDatabase()), close: async () => {} }
      : await openServer(await workerUrl(url));
  await emptyTables(database);
  return database;
}

/** Empties all tables; costs milliseconds. */
export async function emptyTables({ db }: Pick<Database, 'db'>): Promise<void> {
  const names = Object.values(schema)
    .filter((table) => table instanceof PgTable)
    .map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
}

/** The address of this worker's own database on the server, which is made when it is not there. */
async function workerUrl(url: string): Promise<string> {
  const name = `kedai_test_${process.env.JEST_WORKER_ID ?? '1'}`;
  const server = new Client({ connectionString: url });
  await server.connect();
  const there = await server.query('select 1 from pg_database where datname = $1', [name]);
  if (there.rowCount === 0) await server.query(`create database ${name}`);
  await server.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.toString();
}
