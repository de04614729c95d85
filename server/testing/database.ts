import { getTableName, like, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { workerDatabase } from '../../src/testing/workerDatabase';
import { type Database, migrateEmbedded, openServer } from '../store/database/database';
import * as schema from '../store/schema';

/** Of one query or transaction, ms: a crowd of a test must not fail because the machine is busy. */
const WORK_TIMEOUT_MS = 60_000;

/**
 * The migrated, empty database of a test file: the worker's embedded one, or with `TEST_DATABASE_URL` a database of
 * this worker on that PostgreSQL server.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const database =
    url === undefined || url === ''
      ? { db: await migrateEmbedded(await workerDatabase()), close: async () => {} }
      : await openServer(await workerUrl(url), undefined, WORK_TIMEOUT_MS);
  await emptyTables(database);
  return database;
}

/** The database of a test file: open while its tests run, and empty before each of them. Call it once, at the top. */
export function testDatabase(): Database {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => database && emptyTables(database));
  afterAll(() => database?.close());
  return standIn(() => database);
}

/** Stands for an object that exists only while a test runs. */
export function standIn<Value extends object>(current: () => Value | undefined): Value {
  return new Proxy({} as Value, {
    get: (_, name) => {
      const value = current();
      if (value === undefined) throw new Error(`There is no ${String(name)} before a test runs.`);
      return Reflect.get(value, name);
    },
  });
}

const tables = Object.values(schema).filter((table) => table instanceof PgTable);

/** The tables, each before the ones that its foreign keys refer to. */
function referringFirst(): readonly PgTable[] {
  const sorted = new Set<PgTable>();
  const add = (table: PgTable): void => {
    if (sorted.has(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) add(reference().foreignTable);
    sorted.add(table);
  };
  for (const table of tables) add(table);
  return [...sorted].reverse();
}

/**
 * Empties all tables. With few rows `delete` takes a third of the time of `truncate`, which creates new files for each
 * table and index.
 */
export async function emptyTables({ db }: Pick<Database, 'db'>): Promise<void> {
  const deletions = referringFirst().map((table) => `delete from "${getTableName(table)}";`);
  await db.execute(sql.raw(`do $$ begin ${deletions.join(' ')} end $$`));
}

/** The URL of this worker's own database on the server; creates the database if it is missing. */
async function workerUrl(url: string): Promise<string> {
  const name = `kedai_test_${process.env.JEST_WORKER_ID ?? '1'}`;
  const server = new Client({ connectionString: url });
  await server.connect();
  const existing = await server.query('select 1 from pg_database where datname = $1', [name]);
  if (existing.rowCount === 0) await server.query(`create database ${name}`);
  await server.end();
  const workerDatabaseUrl = new URL(url);
  workerDatabaseUrl.pathname = `/${name}`;
  return workerDatabaseUrl.toString();
}

/** Runs while the database refuses to store a session. The errors that the server logs are not printed. */
export async function withoutNewSessions<Result>(
  { db }: Pick<Database, 'db'>,
  run: () => Promise<Result>,
): Promise<Result> {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await db.execute(sql`alter table sessions add constraint never check (false) not valid`);
  return run().finally(() => db.execute(sql`alter table sessions drop constraint never`));
}

/** Sets the counts of rate limits whose bucket matches a `like` pattern, as many earlier calls would. */
export async function setCounts(
  { db }: Pick<Database, 'db'>,
  buckets: string,
  count: number,
): Promise<void> {
  await db.update(schema.rateLimits).set({ count }).where(like(schema.rateLimits.bucket, buckets));
}

/** The counts of the buckets whose name matches. */
export async function countsOf(
  { db }: Pick<Database, 'db'>,
  buckets: string,
): Promise<readonly number[]> {
  const rows = await db
    .select({ count: schema.rateLimits.count })
    .from(schema.rateLimits)
    .where(like(schema.rateLimits.bucket, buckets));
  return rows.map(({ count }) => count);
}
