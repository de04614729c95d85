import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { testFolder, writeFile } from '../../testing/testFolder';
import { openDatabase } from './database';
import { lockFolder } from './folderLock';

jest.mock('./embeddedDatabase', () => ({
  openEmbeddedDatabase: () => Promise.reject(new Error('These files are broken.')),
}));

const folder = testFolder();

/** Starts a process that locks the folder on demand. */
async function startProcess(...prefix: readonly string[]) {
  const script = fileURLToPath(new URL('../../testing/takeLock.ts', import.meta.url));
  const [program = '', ...args] = [
    ...prefix,
    process.execPath,
    '--import',
    'tsx',
    script,
    folder(),
  ];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const words = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await words.next()).value);
  expect(await next()).toBe('ready');
  return {
    take: () => {
      child.stdin.write('go\n');
      return next();
    },
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('refuses a folder in use until its holder unlocks it or is killed', async () => {
  const unlock = lockFolder(folder());
  const other = await startProcess();
  expect(await other.take()).toBe('refused');
  unlock();
  expect(await other.take()).toBe('taken');
  expect(() => lockFolder(folder())).toThrow(/in use by process \d+ on \S+\. Stop it first/);
  await other.kill();
  expect(() => lockFolder(folder())()).not.toThrow();
});

test('ignores the file of an earlier version', () => {
  writeFile(folder('in-use'), `${process.ppid} some-boot/1`);
  expect(() => lockFolder(folder())()).not.toThrow();
});

test('one of several concurrent processes gets the folder', async () => {
  const processes = await Promise.all(Array.from({ length: 2 }, () => startProcess()));
  const words = await Promise.all(processes.map(({ take }) => take()));
  await Promise.all(processes.map(({ kill }) => kill()));
  expect(words.toSorted()).toEqual(['refused', 'taken']);
});

// Only root may create a process namespace.
const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
(isLinuxRoot ? test : test.skip)(
  'refuses a container with its own process namespace',
  async () => {
    const unlock = lockFolder(folder());
    const container = await startProcess('unshare', '--pid', '--fork', '--kill-child');
    expect(await container.take()).toBe('refused');
    unlock();
    expect(await container.take()).toBe('taken');
    expect(() => lockFolder(folder())).toThrow('in use');
    await container.kill();
  },
  60_000,
);

test('unlocks the folder when its database cannot be opened', async () => {
  await expect(openDatabase({ dataDir: folder() })).rejects.toThrow('These files are broken.');
  expect(readdirSync(folder())).toEqual(['in-use']);
  expect(() => lockFolder(folder())()).not.toThrow();
});
