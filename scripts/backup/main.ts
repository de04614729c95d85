/**
 * `npm run backup [-- file]`: writes the database and the receipts into one tar file, by default into the folder
 * `backups`. A shop on PostgreSQL may be open; one on the embedded database must be closed.
 *
 * `npm run restore -- file [--replace]`: restores such a file into an empty database and data folder. With `--replace` it
 * replaces what is there. Close the shop first.
 *
 * Both use the settings of the shop. PostgreSQL needs its programs `pg_dump`, `pg_restore` and `psql`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { settingsOrExit } from '../../server/settingsOrExit';
import { backup, restore } from './backup';

const print = (text: string) => process.stdout.write(`${text}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [command, file] = positionals;

async function main(): Promise<void> {
  const { dataDir, databaseUrl, migrationDatabaseUrl = databaseUrl, s3 } = await settingsOrExit();
  const location = {
    dataDir,
    ...(migrationDatabaseUrl !== undefined && { databaseUrl: migrationDatabaseUrl }),
  };
  if (command === 'restore') {
    if (file === undefined) throw new Error('Name the file: npm run restore -- backups/….tar');
    await restore(location, path.resolve(file), values);
    print(`The shop has the data of ${file} now. Start it as usual.`);
    return;
  }
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const target = path.resolve(file ?? `backups/kedai-${time}.tar`);
  await backup(location, target);
  print(`The backup is in ${target}. It holds the data of customers and the secrets of the shop.`);
  if (s3) print(`The receipts in the bucket ${s3.bucket} are not in it.`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
