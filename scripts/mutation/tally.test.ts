import { percentOf, scoreOf, scoresByFile, tableOf } from './tally';

const mutant = (fileName: string, status: string) => ({ fileName, status });

const MUTANTS = [
  mutant('/shop/src/b.ts', 'Killed'),
  mutant('/shop/src/b.ts', 'Timeout'),
  mutant('/shop/src/b.ts', 'Survived'),
  mutant('/shop/src/b.ts', 'NoCoverage'),
  mutant('/shop/src/a.ts', 'RuntimeError'),
  mutant('/shop/src/a.ts', 'Ignored'),
];

test('an uncovered mutant counts as survived, an invalid one does not count', () => {
  const score = scoreOf('all', MUTANTS);
  expect(score).toEqual({ name: 'all', killed: 2, survived: 2, invalid: 1 });
  expect(percentOf(score)).toBe(50);
});

test('the table has a row for each file', () => {
  expect(tableOf(scoresByFile(MUTANTS, '/shop')).split('\n').slice(2)).toEqual([
    '| src/a.ts | 100.0 % | 0 | 0 | 1 |',
    '| src/b.ts | 50.0 % | 2 | 2 | 0 |',
  ]);
});
