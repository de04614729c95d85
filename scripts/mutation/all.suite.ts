/**
 * Several test files as one: the modules that they share are loaded once for each changed source instead of once for each
 * file. Which files, `MUTATION_TESTS` says.
 */
import path from 'node:path';

for (const file of (process.env.MUTATION_TESTS ?? '').split(',')) {
  describe(file, () => {
    require(path.resolve(file));
  });
}
