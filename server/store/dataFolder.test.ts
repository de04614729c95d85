import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDataFolder } from './dataFolder';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kedai-folder-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('a folder is made with all above it, once', async () => {
  const folder = join(place, 'a', 'b');
  await ensureDataFolder(folder);
  await ensureDataFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a file in its place is told', async () => {
  const file = join(place, 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'below')]) {
    await expect(ensureDataFolder(folder)).rejects.toThrow(
      /cannot keep its data in .*Set DATA_DIR to a folder/,
    );
  }
});
