import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { testFolder, writeFile } from '../../testing/testFolder';
import {
  hasEmbeddedDatabase,
  openEmbeddedDatabase,
  replaceEmbeddedDatabase,
} from './embeddedDatabase';

const folder = testFolder('file');

test('syncs its log to disk before it confirms a commit, and exits when the disk fails', async () => {
  // Simulates the leftover of a killed start.
  writeFile(folder('postgres.new/PG_VERSION'), '18');
  // PGlite cannot start inside Jest's sandbox, so a child process opens it.
  const script = fileURLToPath(new URL('../../testing/traceSyncs.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder()]);
  const ended = once(child, 'exit');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = output.trim().split('\n');
  expect(lines.filter((line) => line === 'committed')).toHaveLength(2);
  for (const [index, line] of lines.entries()) {
    if (line !== 'committed') continue;
    expect(lines[index - 1]).toMatch(/^synced postgres\/pg_wal\//);
    expect(lines[index - 2]).toBe(lines[index - 1]?.replace('synced', 'wrote'));
  }
  expect(readdirSync(folder())).toEqual(['postgres']);
  expect(errors).toContain('its disk is full or broken');
  expect(await ended).toEqual([1, null]);
});

test('does not create a database over the files of a damaged one', async () => {
  rmSync(folder('postgres/PG_VERSION'));
  await expect(openEmbeddedDatabase(folder('postgres'))).rejects.toThrow(
    'does not open. If its files are damaged, restore a backup.',
  );
});

describe('the replacement of a database', () => {
  const put = (name: string, content: string) => writeFile(folder(`${name}/rows`), content);
  const database = () => folder('postgres');
  beforeEach(() => {
    for (const name of readdirSync(folder())) rmSync(folder(name), { recursive: true });
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
    await replaceEmbeddedDatabase(database(), folder('backup-1'));
    expect(readdirSync(folder())).toEqual(['postgres']);
    expect(readFileSync(folder('postgres/rows'), 'utf8')).toBe('new');
  });
});
