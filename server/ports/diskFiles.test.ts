import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diskFiles } from './diskFiles';

let root: string;
beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'kedai-files-')), 'receipts');
});
afterEach(() => rmSync(path.dirname(root), { recursive: true }));

const png = { bytes: new Uint8Array([137, 80, 78, 71]), mediaType: 'image/png' };

describe('files on disk', () => {
  test('are given back as they were put, also by another process', async () => {
    await diskFiles(root).put('orders/o-1/a.png', png);
    const kept = await diskFiles(root).get('orders/o-1/a.png');
    expect(kept?.mediaType).toBe('image/png');
    expect([...(kept?.bytes ?? [])]).toEqual([...png.bytes]);
  });

  test('put again replaces, remove removes, nothing else is left behind', async () => {
    const files = diskFiles(root);
    await files.put('a', png);
    await files.put('a', { ...png, mediaType: 'image/jpeg' });
    expect(readdirSync(root)).toEqual(['a', 'a.type']);
    expect((await files.get('a'))?.mediaType).toBe('image/jpeg');
    await files.remove('a');
    await files.remove('a');
    expect(await files.get('a')).toBeNull();
    expect(readdirSync(root)).toEqual([]);
  });

  test('only the owner may read them', async () => {
    await diskFiles(root).put('a', png);
    expect(statSync(root).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(root, 'a')).mode & 0o777).toBe(0o600);
  });

  test.each(['', '../a', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a\\b', 'a\0b'])(
    'the key %j is refused',
    async (key) => {
      await expect(diskFiles(root).put(key, png)).rejects.toThrow('not a key');
      await expect(diskFiles(root).get(key)).rejects.toThrow('not a key');
    },
  );
});
