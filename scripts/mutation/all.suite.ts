/**
 * Runs all tests as one suite. Their shared modules are then loaded once for each mutant instead of once for each file. Tests
 * that mock modules are left out, because the mocks would replace the modules of the other tests too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { PACKAGE } = process.env;
const folders = PACKAGE ? [`packages/${PACKAGE}`] : ['packages/contract/src', 'src/machines'];

const testFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.dom.test.ts'))
    .map((file) => path.resolve(folder, file))
    .filter((file) => !readFileSync(file, 'utf8').includes('jest.mock('));

for (const file of folders.flatMap(testFiles)) {
  describe(path.basename(file), () => {
    require(file);
  });
}
