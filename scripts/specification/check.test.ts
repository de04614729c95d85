import { problemsOf, rowsOf } from './check';

const TEST =
  "test('the bar rotates', () => {});\ntest.each(CASES)('reads %s | it\\'s fine', () => {});";
const project = {
  read: (file: string) => (file === 'src/Bar.test.tsx' ? TEST : null),
  shipped: "const text = 'Closed for\n  today';\nconst more = 'it\\'s late';",
};
const row = (statement: string, proof: string, number = '2.1') =>
  `| ${number} | ${statement} | ${proof} |`;
const problems = (...lines: string[]) => problemsOf(rowsOf(lines.join('\n')), project);

const GOOD = '`src/Bar.test.tsx` › the bar rotates';

test('rows are read, whatever stands around them', () => {
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
  ['a test that is there', row('It moves', GOOD)],
  ['two tests', row('It moves', `${GOOD}<br>\`src/Bar.test.tsx\` › reads %s &#124; it's fine`)],
  ['a text that is shipped, over two lines', row('It says "Closed for today"', GOOD)],
  ['a text with a quote in it', row('It says "it\'s late"', GOOD)],
])('nothing is wrong with %s', (_what, line) => {
  expect(problems(line)).toEqual([]);
});

test.each([
  ['a test of another name', row('It moves', '`src/Bar.test.tsx` › the bar'), 'has no test'],
  ['a file that is none', row('It moves', '`src/No.test.tsx` › the bar rotates'), 'has no test'],
  ['a text that nobody ships', row('It says "Open"', GOOD), 'occurs nowhere'],
])('%s is found', (_what, line, problem) => {
  expect(problems(line)).toEqual([expect.stringContaining(problem)]);
});

test('a number that stands there twice is found', () => {
  expect(problems(row('It moves', GOOD), row('It stops', GOOD))).toEqual([
    '2.1 stands there twice.',
  ]);
});

test('a proof that cannot be read is told with its row', () => {
  expect(() => rowsOf(row('It moves', 'somewhere'))).toThrow('2.1: a proof is written as');
});
