import { httpOrigin } from './httpOrigin.mjs';

test.each([
  [undefined, 'http://localhost:8080'],
  ['', 'http://localhost:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
  ['2001:db8::7', 'http://[2001:db8::7]:8080'],
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['shop.local', 'http://shop.local:8080'],
])('a server that listens on %s is reached at %s', (host, origin) => {
  expect(httpOrigin(host, 8080)).toBe(origin);
  expect(new URL(httpOrigin(host, 8080)).port).toBe('8080');
});
