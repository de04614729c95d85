import { countsOf, problemsOf, rowsOf } from './check';

const project = {
  read: (file: string) =>
    ({
      'server/session.ts': 'export const newToken = 1;',
      'server/session.test.ts': "test('ends with a logout | it\\'s gone', () => {});",
    })[file] ?? null,
};
const required = new Map([['7.1.1', '2']]);
const row = (verdict: string, answer: string, id = '7.1.1', level = '2') =>
  `| ${id} | ${level} | A limit of time | ${verdict} | ${answer} |`;
const problems = (...lines: string[]) => problemsOf(rowsOf(lines.join('\n')), required, project);

test.each([
  ['a file', row('met', '`server/session.ts`')],
  ['a name in a file', row('met', '`server/session.ts#newToken` makes it')],
  ['a test', row('met', "Ends.<br>`server/session.test.ts` › ends with a logout &#124; it's gone")],
  ['a reason', row('not met', 'because it takes time')],
  ['a reason that it does not apply', row('does not apply', 'because there is none')],
])('%s is an answer', (_what, line) => {
  expect(problems('# Sessions', '| # | Level | Asks | Answer | How |', line)).toEqual([]);
});

test.each([
  ['a missing file', row('met', '`server/gone.ts`'), 'there is no file'],
  ['a missing name', row('met', '`server/session.ts#oldToken`'), 'does not contain'],
  ['a missing test', row('met', '`server/session.test.ts` › ends'), 'has no test'],
  ['nothing that shows it', row('met', 'trust us'), 'names neither'],
  ['no reason', row('not met', 'later'), 'because'],
  ['another level', row('not met', 'because', '7.1.1', '1'), 'level 1'],
])('%s is a problem', (_what, line, problem) => {
  expect(problems(line)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

test('every requirement has one row, and each row its requirement', () => {
  expect(problems()).toEqual(['7.1.1 has no row.']);
  const good = row('met', '`server/session.ts`');
  expect(problems(good, good)).toEqual(['7.1.1 has two rows.']);
  expect(problems(good, row('met', '`server/session.ts`', '99.1.1'))).toEqual([
    '99.1.1 is no requirement of level 2.',
  ]);
});

test('counts the answers', () => {
  const lines = [
    row('met', '`server/session.ts`'),
    row('met', '`server/session.test.ts` › ends'),
    row('not met', 'because'),
    row('does not apply', 'because'),
  ];
  expect(countsOf(rowsOf(lines.join('\n')))).toEqual({
    met: 2,
    'met, with a test': 1,
    'not met': 1,
    'does not apply': 1,
  });
});
