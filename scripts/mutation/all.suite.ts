/**
 * Runs the test files in `MUTATION_TESTS` as one suite. Their shared modules are then loaded once for each mutant instead of
 * once for each file.
 */
import path from 'node:path';

for (const file of (process.env.MUTATION_TESTS ?? '').split(',')) {
  describe(file, () => {
    require(path.resolve(file));
  });
}
