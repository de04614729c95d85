import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { run, runPiped } from './programs';

/** The name of the dump in an archive. */
export const DUMP = 'database.dump';

/** The password is passed by the environment, because other users of the machine see the arguments of a program. */
function connection(databaseUrl: string): { url: string; environment: Record<string, string> } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, environment: password === '' ? {} : { PGPASSWORD: password } };
}

/** Writes a consistent dump of a running server (custom format, compressed). */
export async function dumpPostgres(databaseUrl: string, folder: string): Promise<void> {
  const { url, environment } = connection(databaseUrl);
  const file = path.join(folder, DUMP);
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  await run('pg_dump', [...args, `--dbname=${url}`], environment);
}

/** Whether a database has tables. */
export async function hasTables(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_tables where schemaname in ('public', 'drizzle') limit 1`,
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** Both schemas of the shop, with everything in them, also with tables that the dump does not know. */
const EMPTY = [
  'set client_min_messages = warning;',
  'drop schema if exists drizzle cascade;',
  'drop schema if exists public cascade;',
  'create schema public;',
].join('\n');

/** Replaces everything in a database with a dump, in one transaction: a failure changes nothing. */
export async function restorePostgres(databaseUrl: string, folder: string): Promise<void> {
  const { url, environment } = connection(databaseUrl);
  const emptyFile = path.join(folder, 'empty.sql');
  writeFileSync(emptyFile, EMPTY);
  const dump = path.join(folder, DUMP);
  await runPiped(
    ['pg_restore', ['--no-owner', '--no-privileges', '--file=-', dump]],
    [
      'psql',
      [
        '--no-psqlrc',
        '--quiet',
        '--single-transaction',
        '--set=ON_ERROR_STOP=1',
        `--dbname=${url}`,
        `--file=${emptyFile}`,
        '--file=-',
      ],
    ],
    environment,
  );
}
