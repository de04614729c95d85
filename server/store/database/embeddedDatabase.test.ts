import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  hasEmbeddedDatabase,
  openEmbeddedDatabase,
  replaceEmbeddedDatabase,
} from './embeddedDatabase';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kedai-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('syncs its log to disk before it confirms a commit, and exits when the disk fails', async () => {
  // Simulates the leftover of a killed start.
  mkdirSync(join(folder, 'postgres.new'));
  writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18');
  // PGlite cannot start inside Jest's sandbox, so a child process opens it.
  const script = fileURLToPath(new URL('../../testing/traceSyncs.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder]);
  const ended = once(child, 'exit');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = output.trim().split('\n');
  expect(lines.filter((line) => line === 'committed')).toHaveLength(2);
  for (const [index, line] of lines.entries()) {
    if (line !== 'committed') continue;
    expect(lines[index - 1]).toMatch(/^synced postgres\/pg_wal\//);
    expect(lines[index - 2]).toBe(lines[index - 1]?.replace('synced', 'wrote'));
  }
  expect(readdirSync(folder)).toEqual(['postgres']);
  expect(errors).toContain('its disk is full or broken');
  expect(await ended).toEqual([1, null]);
});

test('does not create a database over the files of a damaged one', async () => {
  rmSync(join(folder, 'postgres', 'PG_VERSION'));
  await expect(openEmbeddedDatabase(join(folder, 'postgres'))).rejects.toThrow(
    'does not open. If its files are damaged, restore a backup.',
  );
});

describe('the replacement of a database', () => {
  const put = (name: string, text: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'rows'), text);
  };
  const database = () => join(folder, 'postgres');
  beforeEach(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });

  test.each([
    ['an empty folder', []],
    ['a database', ['postgres']],
    [
      'a replacement that was killed before the old one was moved',
      ['postgres', 'postgres.restored'],
    ],
    [
      'a replacement that was killed before the new one was moved',
      ['postgres.replaced', 'postgres.restored'],
    ],
    [
      'a replacement that was killed before the old one was removed',
      ['postgres', 'postgres.replaced'],
    ],
  ])('leaves the new one alone: after %s', async (_before, names) => {
    for (const name of names) put(name, 'old');
    put('backup-1', 'new');
    expect(hasEmbeddedDatabase(database())).toBe(names.length > 0);
    await replaceEmbeddedDatabase(database(), join(folder, 'backup-1'));
    expect(readdirSync(folder)).toEqual(['postgres']);
    expect(readFileSync(join(folder, 'postgres/rows'), 'utf8')).toBe('new');
  });
});
