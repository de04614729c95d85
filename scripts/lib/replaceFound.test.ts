import { replaceFound } from './replaceFound';

test('what is put in stands as it is, whatever signs are in it', () => {
  expect(replaceFound('<head></head>', /<\/head>/, (end) => `$&$1${end}`)).toBe(
    '<head>$&$1</head>',
  );
});

test('a pattern for all replaces all, and gives its part', () => {
  const styles = '<link href=/a.css><link href=/b.css>';
  expect(replaceFound(styles, /<link href=\/(\w+)\.css>/g, (_, name) => `[${name}]`)).toBe(
    '[a][b]',
  );
});

test.each([/<\/head>/, /<script defer>/g])('without %s the build ends', (pattern) => {
  expect(() => replaceFound('<HEAD></HEAD>', pattern, () => '')).toThrow(
    `did not find ${pattern} in what begins with:\n<HEAD>`,
  );
});
