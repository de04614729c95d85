import { existsSync, readdirSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { testFolder, writeFile } from '../testing/testFolder';
import { diskFiles } from './diskFiles';

const folder = testFolder();
let root: string;
beforeEach(() => {
  root = folder('receipts');
});

const png = new Uint8Array([137, 80, 78, 71]);

describe('files on disk', () => {
  test('replaces and removes files without leftovers', async () => {
    const files = diskFiles(root);
    await files.put('a', new Uint8Array([1]));
    await files.put('a', png);
    expect(readdirSync(root)).toEqual(['a']);
    await files.remove('a');
    expect(readdirSync(root)).toEqual([]);
  });

  test('syncs a file before its rename and all its folders after it, before put ends', async () => {
    const handle = await open(path.dirname(root));
    const syncs: { inode: number; isRenamed: boolean }[] = [];
    jest.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (
      this: FileHandle,
    ) {
      const { ino } = await this.stat();
      syncs.push({ inode: ino, isRenamed: existsSync(path.join(root, 'orders/o-1/a.png')) });
    });
    await handle.close();
    await diskFiles(root).put('orders/o-1/a.png', png);
    const inodeOf = (name: string) => statSync(path.join(root, name)).ino;
    expect(syncs).toEqual([
      { inode: inodeOf('orders/o-1/a.png'), isRenamed: false },
      { inode: inodeOf('orders/o-1'), isRenamed: true },
      { inode: inodeOf('orders'), isRenamed: true },
      { inode: inodeOf('.'), isRenamed: true },
      { inode: inodeOf('..'), isRenamed: true },
    ]);
  });

  test('are listed, including drafts of a crash', async () => {
    const files = diskFiles(root);
    expect(await files.list()).toEqual([]);
    await files.put('orders/o-1/a.png', png);
    writeFile(path.join(root, 'orders/o-1/b.png.0b1c.new'));
    const listed = await files.list();
    expect(listed.map(({ key }) => key).toSorted()).toEqual([
      'orders/o-1/a.png',
      'orders/o-1/b.png.0b1c.new',
    ]);
    expect(listed[0]?.changedAt).toBeGreaterThan(0);
  });

  test('leaves no draft when a write fails', async () => {
    writeFile(path.join(root, 'a/in-the-way'));
    await expect(diskFiles(root).put('a', png)).rejects.toThrow();
    expect(readdirSync(root)).toEqual(['a']);
  });

  test('are readable by their owner only', async () => {
    await diskFiles(root).put('a', png);
    expect(statSync(root).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(root, 'a')).mode & 0o777).toBe(0o600);
  });
});
