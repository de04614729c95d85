import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHOP_LOCK } from '../../server/store/database/shopLock';
import { COUNT_QUERIES, type ShopCounts } from '../../server/store/shopCounts';
import { DUMP } from './manifest';
import { run, runPiped } from './programs';

/** The password is passed by the environment, because other users of the machine see the arguments of a program. */
function connection(databaseUrl: string): { url: string; environment: Record<string, string> } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, environment: password === '' ? {} : { PGPASSWORD: password } };
}

/**
 * Writes a dump of a running server into a folder (custom format, compressed).
 * @param snapshot the exported snapshot that the dump shows
 */
export async function dumpPostgres(
  databaseUrl: string,
  folder: string,
  snapshot: string,
): Promise<void> {
  const { url, environment } = connection(databaseUrl);
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`];
  const file = `--file=${path.join(folder, DUMP)}`;
  await run(['pg_dump', [...options, file, `--dbname=${url}`]], environment);
}

/** Locks the shop, and empties both of its schemas, also of tables that the dump does not know. */
const BEGINNING = `
set client_min_messages = warning;
do $$ begin
  if not pg_try_advisory_xact_lock(${SHOP_LOCK}) then raise exception 'The shop was opened meanwhile.'; end if;
end $$;
drop schema if exists drizzle cascade;
drop schema if exists public cascade;
create schema public;
`;

/** Follows a complete dump. */
const ENDING = `\nset kedai.dump to 'complete';\n`;

/** Fails unless the dump was complete and the counts are as expected, so that the transaction is rolled back. */
function checkOf(counts: ShopCounts): string {
  const wrong = Object.entries(COUNT_QUERIES).map(
    ([name, query]) => `(${query}) <> ${counts[name as keyof ShopCounts]}`,
  );
  return `
do $$ begin
  if current_setting('kedai.dump', true) is distinct from 'complete' then raise exception 'The dump broke off.'; end if;
  if ${wrong.join(' or ')} then raise exception 'The manifest has other counts than the dump.'; end if;
end $$;
`;
}

/**
 * Replaces everything in a database with a dump, in one transaction, which ends after the counts of the restored database were
 * compared. A failure or a killed process changes nothing.
 * @param folder has the dump
 */
export async function restorePostgres(
  databaseUrl: string,
  folder: string,
  counts: ShopCounts,
): Promise<void> {
  const { url, environment } = connection(databaseUrl);
  const beginning = path.join(folder, 'beginning.sql');
  const check = path.join(folder, 'check.sql');
  await writeFile(beginning, BEGINNING);
  await writeFile(check, checkOf(counts));
  const options = [
    '--no-psqlrc',
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    '--set=VERBOSITY=terse',
  ];
  const files = [beginning, '-', check].map((file) => `--file=${file}`);
  await runPiped(
    ['pg_restore', ['--no-owner', '--no-privileges', '--file=-', path.join(folder, DUMP)]],
    ['psql', [...options, `--dbname=${url}`, ...files]],
    { ending: ENDING, environment },
  );
}
