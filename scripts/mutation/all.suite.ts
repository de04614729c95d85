/** Runs all tests as one suite. Their shared modules are then loaded once for each mutant instead of once for each file. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

for (const folder of ['src/contract', 'src/machines']) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.test.ts'))) {
    describe(file, () => {
      require(path.resolve(folder, file));
    });
  }
}
