import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder } from '../../server/store/database/folderLock';
import { packArchive } from './archive';
import { damagedBackups } from './damagedBackups';
import type { Location } from './location';
import { BackupProblem } from './programs';
import { restore } from './restore';

const folder = mkdtempSync(path.join(tmpdir(), 'kedai-restore-'));
const dataDir = path.join(folder, 'data');
const location: Location = { dataDir, shop: 'clothing' };
const file = path.join(folder, 'backup.tar');
const damaged = path.join(folder, 'damaged.tar');

/** The reason why a backup is not restored. */
async function refusalOf(backup: string, replace: boolean, at = location): Promise<string> {
  const reason: unknown = await restore(at, backup, { replace }).catch((error) => error);
  if (!(reason instanceof BackupProblem)) throw new Error(`${backup} was not refused: ${reason}`);
  return reason.message.replaceAll(backup, 'The backup');
}

beforeAll(async () => {
  for (const name of ['postgres/base/1', 'postgres/pg_notify', 'receipts/receipts/1', 'mail']) {
    mkdirSync(path.join(dataDir, name), { recursive: true });
  }
  const files = { 'postgres/PG_VERSION': '18', 'postgres/base/1/1': 'rows'.repeat(5000) };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dataDir, name), text);
  writeFileSync(path.join(dataDir, 'receipts/receipts/1/a.jpg'), 'receipt'.repeat(300));
  const counts = { products: 45, orders: 1, accounts: 1, receipts: 1 };
  const facts = { database: 'embedded', shop: 'clothing', counts, missingReceipts: 0 } as const;
  const sources = ['postgres', 'receipts'].map((name) => ({
    name,
    from: path.join(dataDir, name),
  }));
  await packArchive(file, facts, sources);
  // The shop goes on after its backup.
  writeFileSync(path.join(dataDir, 'postgres/base/1/1'), 'newer rows');
  // Creates the file of the lock.
  lockFolder(dataDir)();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Everything in the data folder, with checksums. */
function snapshot(): Readonly<Record<string, string>> {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const name = path.join(entry.parentPath, entry.name);
      const content = entry.isFile() ? readFileSync(name) : '';
      return [name, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

test('a backup that is damaged in any way is refused in words, and nothing is touched', async () => {
  const before = snapshot();
  for (const [way, bytes] of damagedBackups(readFileSync(file))) {
    writeFileSync(damaged, bytes);
    for (const replace of [false, true]) {
      const reason = await refusalOf(damaged, replace);
      expect([way, reason]).toEqual([way, expect.stringMatching(/^The .* Nothing was changed\.$/)]);
      expect([way, snapshot()]).toEqual([way, before]);
    }
  }
});

test.each([
  ['a newer version', 'The backup was made by a newer version of the shop. Install that version.'],
  ['another shop', 'The backup is of the shop "another", and SHOP is "clothing".'],
  ['a backup of an earlier version', 'Restore it with that version, then install this one.'],
  ['no tar file', 'The backup is not a backup of the shop.'],
  ['cut at 0.5', 'The backup is damaged: it has '],
  ['another file', 'The backup is damaged: receipts/receipts/1/a.jpg is not as its manifest says.'],
])('says what is wrong: %s', async (way, sentence) => {
  writeFileSync(damaged, damagedBackups(readFileSync(file)).get(way) ?? '');
  expect(await refusalOf(damaged, true)).toContain(sentence);
});

test('refuses a missing file, a folder, another kind of database, and a used place', async () => {
  const before = snapshot();
  expect(await refusalOf(path.join(folder, 'none.tar'), true)).toContain('There is no file');
  expect(await refusalOf(folder, true)).toContain('is not a file');
  const server = { ...location, databaseUrl: 'postgres://nobody@127.0.0.1:9/none' };
  expect(await refusalOf(file, true, server)).toContain('is of the embedded database');
  expect(await refusalOf(file, false)).toContain('add --replace');
  expect(snapshot()).toEqual(before);
});

test('removes what a killed restore left', async () => {
  const before = snapshot();
  mkdirSync(path.join(dataDir, '.kedai-work-killed/postgres'), { recursive: true });
  await refusalOf(file, false);
  expect(snapshot()).toEqual(before);
});

test('refuses an open shop', async () => {
  const unlock = lockFolder(dataDir);
  await expect(restore(location, file, { replace: true })).rejects.toThrow('is in use by process');
  unlock();
});
