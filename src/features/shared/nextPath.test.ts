import { accountPath, loginPath, paths, returnState } from '../../paths';
import { removeProperty } from '../../testing/removeProperty';
import { nextPath } from './nextPath';
import { wishOf } from './wish';

const login = (search: string, state?: unknown) =>
  nextPath({ pathname: '/login', search, hash: '', state });

describe('where a sign-in leads', () => {
  test.each([
    ['', '/'],
    ['?next=', '/'],
    ['?next=%2Forders', '/orders'],
    ['?next=%2F', '/'],
    ['?next=%2Fcheckout%2F7%3Fa%3D1%23top', '/checkout/7?a=1#top'],
    ['?next=https%3A%2F%2Fevil.example', '/'],
    ['?next=HTTPS%3Aevil.example', '/'],
    ['?next=%2F%2Fevil.example%2Fx', '/'],
    ['?next=%2F%2F%2Fevil.example', '/'],
    ['?next=%2F%5Cevil.example', '/'],
    ['?next=%5C%5Cevil.example', '/'],
    ['?next=%5C%2Fevil.example', '/'],
    ['?next=%2F%09%2Fevil.example', '/'],
    ['?next=%2F%0D%0A%2Fevil.example', '/'],
    ['?next=%09%2F%2Fevil.example', '/'],
    ['?next=+%2F%2Fevil.example', '/'],
    ['?next=%00%2F%2Fevil.example', '/'],
    ['?next=%2F.%2F%2Fevil.example', '/'],
    ['?next=%2Fa%2F..%2F%2Fevil.example', '/'],
    ['?next=%2F%252e%2F%2Fevil.example', '/'],
    ['?next=%2F%2F%5B', '/'],
    ['?next=%2F%252Fevil.example', '/%2Fevil.example'],
    ['?next=%2F%40evil.example', '/@evil.example'],
    ['?next=javascript%3Aalert(1)', '/'],
    ['?next=data%3Atext%2Fhtml%2Cx', '/'],
    ['?next=orders', '/'],
    ['?next=%2Forders&next=%2F%2Fevil.example', '/orders'],
    // A page of the account leads on to the wish in it, and never back to itself.
    ['?next=%2Flogin', '/'],
    ['?next=%2FLOGIN%2F', '/'],
    ['?next=%2Fregister%3Fx%3D1', '/'],
    ['?next=%2Femail-verify', '/'],
    ['?next=%2Flogin%3Fnext%3D%252Forders', '/orders'],
    ['?next=%2Flogin%3Fnext%3D%252Flogin', '/'],
    ['?next=%2Flogin%3Fnext%3D%252F%252Fevil.example', '/'],
  ])('with %j is %j', (search, expected) => {
    expect(login(search)).toBe(expected);
  });

  test('is known in browsers without URL.canParse', () => {
    removeProperty(URL, 'canParse');
    expect(login('?next=%2Forders')).toBe('/orders');
  });

  test('comes from the link’s state unless the URL names it', () => {
    expect(login('', returnState('/cart'))).toBe('/cart');
    expect(login('?next=%2Forders', returnState('/cart'))).toBe('/orders');
    expect(login('', { usr: 1 })).toBe('/');
  });

  test.each(['/login', '/register', '/email-verify', '/reset-password', '/Register/'])(
    'is read on %s',
    (pathname) => {
      expect(nextPath({ pathname, search: '?next=%2Fcart', hash: '' })).toBe('/cart');
    },
  );
});

test.each([
  ['/orders', '?pages=2', '', '/orders?pages=2'],
  ['/checkout/7', '', '#top', '/checkout/7#top'],
  ['/my-profile', '?tab=security', '', '/my-profile?tab=security'],
  ['/place-order', '', '', '/place-order'],
  ['/collection', '?next=%2Forders', '', null],
  ['/', '', '', null],
])('on %s%s%s the wish is %j', (pathname, search, hash, expected) => {
  expect(wishOf({ pathname, search, hash })).toBe(expected);
});

test('a link carries the wish', () => {
  const next = '/checkout/7?a=1&b=ö#x';
  for (const url of [loginPath(next), accountPath(paths.register, next)]) {
    const { pathname, search } = new URL(url, 'http://shop.test');
    expect(nextPath({ pathname, search, hash: '' })).toBe(next.replace('ö', '%C3%B6'));
  }
  expect(accountPath(paths.login, null)).toBe('/login');
});
