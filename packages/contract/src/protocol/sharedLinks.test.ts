import { meantPaths } from './sharedLinks';

const ENDINGS = [
  ...'.,;!)*\'"”’>]}…。、！）»',
  ...' \n\t\u00a0\u200b\u200d\u2060\ufeff\u3000\u200e',
  '\r\n',
  ...[').', '.”', '**', '</a>', '😍', '❤️', '." and more', ' look at this', '/', '/.', '//', '.)/'],
  ...['?utm_source=wa', '?utm_source=wa&utm_medium=x).', '&fbclid=IwAR0_x-1', '&amp;fbclid=x'],
  '#sizes',
  ...['%3Futm_source%3Dwa', '?next=https://a.example/b/c', ',https://a.example/x'],
];

const PATHS = ['/product/durian-tee', '/news/raya-2026', '/checkout/7QKX-2MZP-9RTD', '/about'];

test.each(ENDINGS)('finds the path of a link that ends with %j', (ending) => {
  for (const path of PATHS) {
    for (const write of [encodeURIComponent, encodeURI]) {
      expect(meantPaths(path + write(ending))).toContain(path);
    }
  }
});

test.each([
  ['/%20product/durian-tee', '/product/durian-tee'],
  ['/product/%E2%80%9Cdurian-tee', '/product/durian-tee'],
  ['//product///durian-tee', '/product/durian-tee'],
  ['/Product/Durian-Tee.', '/product/durian-tee'],
  ['/product/durian-tee%', '/product/durian-tee'],
  ['/product/durian-tee%E', '/product/durian-tee'],
  ['/product/%64urian-tee.', '/product/durian-tee'],
  ['/product/salt%26pepper.', '/product/salt%26pepper'],
  ['/product/%E6%A6%B4%E8%8E%B2!', '/product/%E6%A6%B4%E8%8E%B2'],
  ['/.', '/'],
])('%s means %s', (path, meant) => {
  expect(meantPaths(path)).toContain(meant);
});

test('tries the smallest change first', () => {
  expect(meantPaths('/product/a%26b.')).toEqual(['/product/a%26b', '/product/a']);
});

test.each(['/product/durian-tee', '/', '/product/%E2%80', '/product/%ff', `/${'.'.repeat(3000)}`])(
  '%s means nothing else',
  (path) => {
    expect(meantPaths(path)).toEqual([]);
  },
);
