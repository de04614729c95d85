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

test('what no test reaches counts as survived, what cannot be loaded does not count', () => {
  const score = scoreOf('all', MUTANTS);
  expect(score).toEqual({ name: 'all', noticed: 2, survived: 2, refused: 1 });
  expect(percentOf(score)).toBe(50);
});

test('each file has its row', () => {
  expect(tableOf(scoresByFile(MUTANTS, '/shop')).split('\n').slice(2)).toEqual([
    '| src/a.ts | 100.0 % | 0 | 0 | 1 |',
    '| src/b.ts | 50.0 % | 2 | 2 | 0 |',
  ]);
});
