import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './database';
import { lockFolder, lockOf } from './folderLock';

jest.mock('@electric-sql/pglite', () => ({
  PGlite: { create: () => Promise.reject(new Error('These files are broken.')) },
}));

describe('a folder in use', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kedai-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is refused to another process, with what to do', () => {
    // The parent of this process runs for sure.
    writeFileSync(join(folder, 'in-use'), lockOf(process.ppid));
    expect(() => lockFolder(folder)).toThrow(/in use by process \d+\. Stop it first/);
  });

  test.each([
    ['999999999', 'a process that ended'],
    [`${process.ppid} other-boot/1`, 'one whose number another has now'],
    ['nonsense', 'nobody'],
    ['', 'nobody'],
  ])('as %j, by %s, is taken over', (left) => {
    writeFileSync(join(folder, 'in-use'), left);
    expect(() => lockFolder(folder)()).not.toThrow();
  });
});

describe('a folder that several processes want at once', () => {
  const PROCESSES = 4;

  async function start(folder: string) {
    const script = fileURLToPath(new URL('../testing/takeLock.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const words = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async () => String((await words.next()).value);
    expect(await next()).toBe('ready');
    return {
      take: () => {
        child.stdin.write('go\n');
        return next();
      },
      end: async () => {
        const ended = once(child, 'exit');
        child.stdin.end();
        await ended;
      },
    };
  }

  test('goes to one of them, also when one before them died in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kedai-'));
    writeFileSync(join(folder, 'in-use'), '999999999 other-boot/1');
    const processes = await Promise.all(Array.from({ length: PROCESSES }, () => start(folder)));
    const words = await Promise.all(processes.map(({ take }) => take()));
    await Promise.all(processes.map(({ end }) => end()));
    expect(words.toSorted()).toEqual(['refused', 'refused', 'refused', 'taken']);
    expect(readdirSync(folder)).toEqual(['in-use']);
    rmSync(folder, { recursive: true });
  }, 60_000);

  test('is free again when the database in it cannot be opened', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kedai-'));
    await expect(openDatabase({ dataDir })).rejects.toThrow('These files are broken.');
    expect(readdirSync(dataDir)).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });
});
