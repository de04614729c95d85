import { statSync } from 'node:fs';
import { testFolder, writeFile } from '../../testing/testFolder';
import { ensureDataFolder } from './dataFolder';

const parent = testFolder();

test('creates the folder with its parents', async () => {
  const folder = parent('a/b');
  await ensureDataFolder(folder);
  await ensureDataFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('several processes may create it at once', async () => {
  const folder = parent('a/b');
  await Promise.all([1, 2, 3].map(() => ensureDataFolder(folder)));
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('only the owner may enter a new folder', async () => {
  const folder = parent('a');
  await ensureDataFolder(folder);
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test('reports a file in its place', async () => {
  const file = writeFile(parent('file'));
  for (const folder of [file, `${file}/below`]) {
    await expect(ensureDataFolder(folder)).rejects.toThrow(
      /cannot store its data in .*Set DATA_DIR to a folder/,
    );
  }
});
