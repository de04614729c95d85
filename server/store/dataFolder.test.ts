import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDataFolder } from './dataFolder';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kedai-folder-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('a folder is made with all above it, once', () => {
  const folder = join(place, 'a', 'b');
  ensureDataFolder(folder);
  ensureDataFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a file in its place is told', () => {
  const file = join(place, 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'below')]) {
    expect(() => ensureDataFolder(folder)).toThrow(
      /cannot keep its data in .*Set DATA_DIR to a folder/,
    );
  }
});
