/** What every store of files does: the folder, the bucket, and the store of the tests. */
import { buffer } from 'node:stream/consumers';
import { fileStores, type OpenedStore } from '../testing/fileStores';
import type { FileStore, StoredFile } from './files';

const bytesOf = async (file: StoredFile | null) =>
  file && new Uint8Array(await buffer(file.stream()));

describe.each(fileStores)('%s', (_, create) => {
  let store: OpenedStore;
  let files: FileStore;
  beforeEach(async () => {
    store = await create();
    files = store.open();
  });
  afterEach(() => store.close());

  const png = new Uint8Array([137, 80, 78, 71, 0, 255]);
  const large = new Uint8Array(3_000_000).map((_byte, index) => index % 251);

  test('returns a file unchanged, also twice and in another process', async () => {
    await files.put('receipts/o-1/a.png', png);
    const file = await store.open().get('receipts/o-1/a.png');
    expect(file?.size).toBe(6);
    expect(await bytesOf(file)).toEqual(png);
    expect(await bytesOf(file)).toEqual(png);
  });

  test('streams a file of 3 MB with its size', async () => {
    await files.put('large', large);
    const file = await files.get('large');
    expect(file?.size).toBe(3_000_000);
    expect(Buffer.compare((await bytesOf(file)) ?? png, large)).toBe(0);
  });

  test('stores an empty file', async () => {
    await files.put('empty', new Uint8Array());
    expect((await files.get('empty'))?.size).toBe(0);
  });

  test('replaces a file of the same name', async () => {
    await files.put('a', new Uint8Array([1]));
    await files.put('a', png);
    expect(await bytesOf(await files.get('a'))).toEqual(png);
    expect((await files.list()).map(({ key }) => key)).toEqual(['a']);
  });

  test('of several files of one name at once, one is stored whole', async () => {
    const all = [1, 2, 3].map((value) => new Uint8Array(50_000).fill(value));
    await Promise.all(all.map((bytes) => files.put('a', bytes)));
    const stored = await bytesOf(await files.get('a'));
    expect(all.some((bytes) => Buffer.compare(bytes, stored ?? png) === 0)).toBe(true);
  });

  test('has no file that was never stored, or was removed', async () => {
    expect(await files.get('a')).toBeNull();
    await files.put('a', png);
    await files.remove('a');
    expect(await files.get('a')).toBeNull();
    await files.remove('a');
  });

  test('lists all files with the time of their change', async () => {
    expect(await files.list()).toEqual([]);
    const keys = ['receipts/o-1/a.png', 'receipts/o-1/b.png', 'receipts/o-2/a.png', 'x', 'y'];
    for (const key of keys) await files.put(key, png);
    const listed = await files.list();
    expect(listed.map(({ key }) => key).toSorted()).toEqual(keys);
    // A store tells whole seconds, and its clock may differ.
    for (const { changedAt } of listed) {
      expect(Math.abs(changedAt - Date.now())).toBeLessThan(60_000);
    }
  });

  test.each(['', '../a', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a\\b', 'a\0b'])(
    'refuses the key %j',
    async (key) => {
      await expect(files.put(key, png)).rejects.toThrow('not a key');
      await expect(files.get(key)).rejects.toThrow('not a key');
      await expect(async () => files.remove(key)).rejects.toThrow('not a key');
    },
  );
});
