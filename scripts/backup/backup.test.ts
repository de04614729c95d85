import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backup, removeOldBackups } from './backup';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kedai-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const named = (day: number) => `kedai-202611${day}T030000Z.tar`;

test.each([
  ['the oldest go', [11, 12, 13], 14, [11, 12]],
  ['the new one stays, although a fast clock named others later', [28, 29], 14, [28]],
  ['fewer than the number stay', [13], 14, []],
])('of 2 backups that are kept, %s', async (_, others, newest, removed) => {
  for (const day of [...others, newest]) writeFileSync(path.join(folder, named(day)), '');
  writeFileSync(path.join(folder, 'kedai-before-the-sale.tar'), '');
  expect(await removeOldBackups(path.join(folder, named(newest)), 2)).toEqual(removed.map(named));
  expect(readdirSync(folder)).toHaveLength(others.length + 2 - removed.length);
});

test('backups in the data folder stay, whatever their folder is called', async () => {
  const own = path.join(folder, 'backup-nightly', named(11));
  mkdirSync(path.dirname(own));
  writeFileSync(own, 'a backup');
  await expect(
    backup({ dataDir: folder, shop: 'clothing' }, path.join(folder, 'backup-nightly', named(12))),
  ).rejects.toThrow('There is no database');
  expect(readdirSync(path.dirname(own))).toEqual([named(11)]);
});

test.each(['postgres', 'receipts'])(
  'a backup into %s would be part of the next one',
  async (name) => {
    const file = path.join(folder, name, 'kedai.tar');
    await expect(backup({ dataDir: folder, shop: 'clothing' }, file)).rejects.toThrow(
      'is inside the data of the shop',
    );
  },
);
