import { replaceMatch } from './replaceMatch';

test('inserts the replacement literally', () => {
  expect(replaceMatch('<head></head>', /<\/head>/, (end) => `$&$1${end}`)).toBe(
    '<head>$&$1</head>',
  );
});

test('a global pattern replaces all matches and passes the group', () => {
  const styles = '<link href=/a.css><link href=/b.css>';
  expect(replaceMatch(styles, /<link href=\/(\w+)\.css>/g, (_, name) => `[${name}]`)).toBe(
    '[a][b]',
  );
});

test.each([/<\/head>/, /<script defer>/g])('throws when %s does not match', (pattern) => {
  expect(() => replaceMatch('<HEAD></HEAD>', pattern, () => '')).toThrow(
    `did not find ${pattern} in the text that begins with:\n<HEAD>`,
  );
});
