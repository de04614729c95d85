/**
 * `npm run backup [-- file or folder] [--keep 14]`: writes the database and the receipts into one tar file, by default into
 * the folder `backups`. In a folder its name is the time; `--keep` removes all but the newest ones. A shop on PostgreSQL may
 * be open; one on the embedded database must be closed.
 *
 * `npm run restore -- file [--replace]`: restores such a file into an empty database and data folder. With `--replace` it
 * replaces what is there. Close the shop first.
 *
 * Both use the settings of the shop, and its user. PostgreSQL needs its programs `pg_dump`, `pg_restore` and `psql`.
 */
import path from 'node:path';
import { readArguments, runCommand } from '../../server/commands/commandLine';
import { databaseName } from '../../server/commands/databaseName';
import { settingsOrExit } from '../../server/commands/settingsOrExit';
import { assertOwner } from '../../server/store/database/dataFolder';
import { countsText } from '../../server/store/shopCounts';
import { backup, datedName, isFolder, removeOldBackups } from './backup';
import { type Location, locationOf } from './location';
import type { BackupFacts } from './manifest';
import { BackupProblem } from './programs';
import { restore } from './restore';

const print = (text: string) => process.stdout.write(`${text}\n`);

const USAGE = {
  backup: 'npm run backup [-- <file or folder>] [--keep <number of backups>]',
  restore: 'npm run restore -- <file> [--replace]',
};

async function runBackup(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(
    { args, allowPositionals: true, options: { keep: { type: 'string' } } },
    USAGE.backup,
  );
  const [target = 'backups', ...others] = positionals;
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  const hasFolder = target === 'backups' || (await isFolder(target));
  if (others.length > 0 || (keep !== undefined && !(Number.isSafeInteger(keep) && keep > 0))) {
    throw new BackupProblem(`Usage: ${USAGE.backup}`);
  }
  if (keep !== undefined && !hasFolder) {
    throw new BackupProblem(
      '--keep is for a folder of backups: name a folder, with a "/" at its end.',
    );
  }
  const file = path.resolve(target, hasFolder ? datedName() : '');
  const location = await findLocation();
  const { facts, size } = await backup(location, file);
  print(`${databaseName(location)}: ${summarize(facts)}.`);
  printReceipts(facts);
  print(
    `They are in ${file} (${Math.ceil(size / 1000)} kB), which was read again to its end. It holds the data of customers and the secrets of the shop.`,
  );
  if (keep === undefined) return;
  const removed = await removeOldBackups(file, keep);
  if (removed.length > 0) print(`Older backups were removed: ${removed.join(', ')}.`);
}

async function runRestore(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(
    { args, allowPositionals: true, options: { replace: { type: 'boolean', default: false } } },
    USAGE.restore,
  );
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new BackupProblem(`Usage: ${USAGE.restore}`);
  const location = await findLocation();
  const manifest = await restore(location, path.resolve(file), values);
  print(
    `${databaseName(location)} has ${summarize(manifest)}, as ${file} had them on ${manifest.createdAt}. Start the shop as usual.`,
  );
  printReceipts(manifest);
  if (location.bucket !== undefined && manifest.bucket === undefined) {
    print(
      `The receipts are in ${location.dataDir}/receipts, and the shop reads them from the bucket ${location.bucket}: copy them.`,
    );
  }
}

async function findLocation(): Promise<Location> {
  const location = locationOf(await settingsOrExit());
  await assertOwner(location.dataDir);
  return location;
}

const summarize = ({ shop, counts }: BackupFacts) =>
  `${countsText(counts)}${shop === null ? '' : ` of the shop "${shop}"`}`;

function printReceipts({ counts, missingReceipts, bucket }: BackupFacts): void {
  if (bucket !== undefined) print(`The receipts are in the bucket ${bucket}, not in the backup.`);
  else if (missingReceipts > 0) {
    print(`Receipts whose file is missing or empty: ${missingReceipts} of ${counts.receipts}.`);
  }
}

const [command, ...args] = process.argv.slice(2);
await runCommand(() => (command === 'restore' ? runRestore(args) : runBackup(args)));
