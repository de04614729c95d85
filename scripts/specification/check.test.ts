import { problemsOf, rowsOf } from './check';

const TEST =
  "test('the bar rotates', () => {});\ntest.each(CASES)('reads %s | it\\'s fine', () => {});";
const project = {
  read: (file: string) => (file === 'src/Bar.test.tsx' ? TEST : null),
  source: "const text = 'Closed for\n  today';\nconst more = 'it\\'s late';",
};
const row = (statement: string, proof: string, number = '2.1') =>
  `| ${number} | ${statement} | ${proof} |`;
const problems = (...lines: string[]) => problemsOf(rowsOf(lines.join('\n')), project);

const GOOD = '`src/Bar.test.tsx` › the bar rotates';

test('rowsOf parses rows and ignores other lines', () => {
  const table = ['# Title', '| # | Statement | Proof |', '|---|---|---|', row('It moves', GOOD)];
  expect(rowsOf(table.join('\n'))).toEqual([
    {
      number: '2.1',
      statement: 'It moves',
      proofs: [{ file: 'src/Bar.test.tsx', title: 'the bar rotates' }],
    },
  ]);
});

test.each([
  ['an existing test', row('It moves', GOOD)],
  ['two tests', row('It moves', `${GOOD}<br>\`src/Bar.test.tsx\` › reads %s &#124; it's fine`)],
  ['a text over two lines of the source', row('It says "Closed for today"', GOOD)],
  ['a text with a quote', row('It says "it\'s late"', GOOD)],
])('%s has no problem', (_what, line) => {
  expect(problems(line)).toEqual([]);
});

test.each([
  ['a test with another title', row('It moves', '`src/Bar.test.tsx` › the bar'), 'has no test'],
  ['a missing file', row('It moves', '`src/No.test.tsx` › the bar rotates'), 'has no test'],
  ['a text that the source does not contain', row('It says "Open"', GOOD), 'is not in the source'],
])('%s is a problem', (_what, line, problem) => {
  expect(problems(line)).toEqual([expect.stringContaining(problem)]);
});

test('a duplicate number is a problem', () => {
  expect(problems(row('It moves', GOOD), row('It stops', GOOD))).toEqual(['2.1 is duplicated.']);
});

test('an invalid proof throws an error that names its row', () => {
  expect(() => rowsOf(row('It moves', 'somewhere'))).toThrow('2.1: a proof must be');
});
