import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A folder for the tests of a file. Call it once, at the top.
 * @param lifetime empty for each test, or one for the whole file
 * @returns the path of the folder, or of a file in it
 */
export function testFolder(lifetime: 'test' | 'file' = 'test'): (name?: string) => string {
  let folder = '';
  const create = () => {
    folder = mkdtempSync(path.join(tmpdir(), 'kedai-test-'));
  };
  const remove = () => rmSync(folder, { recursive: true });
  if (lifetime === 'test') {
    beforeEach(create);
    afterEach(remove);
  } else {
    beforeAll(create);
    afterAll(remove);
  }
  return (name = '') => path.join(folder, name);
}

/** Writes a file and the folders above it. @returns its path */
export function writeFile(file: string, content: string | Uint8Array = ''): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}
