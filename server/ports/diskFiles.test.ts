import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { diskFiles } from './diskFiles';
import type { StoredFile } from './files';

let root: string;
beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'kedai-files-')), 'receipts');
});
afterEach(() => rmSync(path.dirname(root), { recursive: true }));

const png = new Uint8Array([137, 80, 78, 71]);

const bytesOf = async (file: StoredFile | null) =>
  file && new Uint8Array(await buffer(file.stream()));

describe('files on disk', () => {
  test('replaces and removes files without leftovers', async () => {
    const files = diskFiles(root);
    await files.put('a', new Uint8Array([1]));
    await files.put('a', png);
    expect(readdirSync(root)).toEqual(['a']);
    expect(await bytesOf(await files.get('a'))).toEqual(png);
    await files.remove('a');
    await files.remove('a');
    expect(await files.get('a')).toBeNull();
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
    writeFileSync(path.join(root, 'orders/o-1/b.png.0b1c.new'), '');
    const listed = await files.list();
    expect(listed.map(({ key }) => key).toSorted()).toEqual([
      'orders/o-1/a.png',
      'orders/o-1/b.png.0b1c.new',
    ]);
    expect(listed[0]?.changedAt).toBeGreaterThan(0);
  });

  test('leaves no draft when a write fails', async () => {
    mkdirSync(path.join(root, 'a', 'in-the-way'), { recursive: true });
    await expect(diskFiles(root).put('a', png)).rejects.toThrow();
    expect(readdirSync(root)).toEqual(['a']);
  });

  test('are readable by their owner only', async () => {
    await diskFiles(root).put('a', png);
    expect(statSync(root).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(root, 'a')).mode & 0o777).toBe(0o600);
  });
});
