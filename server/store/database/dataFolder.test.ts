import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDataFolder } from './dataFolder';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'kedai-folder-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('creates the folder with its parents', async () => {
  const folder = join(parent, 'a', 'b');
  await ensureDataFolder(folder);
  await ensureDataFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('several processes may create it at once', async () => {
  const folder = join(parent, 'a', 'b');
  await Promise.all([1, 2, 3].map(() => ensureDataFolder(folder)));
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('only the owner may enter a new folder', async () => {
  const folder = join(parent, 'a');
  await ensureDataFolder(folder);
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test('reports a file in its place', async () => {
  const file = join(parent, 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'below')]) {
    await expect(ensureDataFolder(folder)).rejects.toThrow(
      /cannot store its data in .*Set DATA_DIR to a folder/,
    );
  }
});
