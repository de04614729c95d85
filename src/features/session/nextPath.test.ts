import { loginPath, returnState } from '../../paths';
import { removeProperty } from '../../testing/removeProperty';
import { nextPath } from './nextPath';

describe('where a sign-in leads', () => {
  test.each([
    ['', '/'],
    ['?next=', '/'],
    ['?next=%2Forders', '/orders'],
    ['?next=%2Fcheckout%2F7%3Fa%3D1%23top', '/checkout/7?a=1#top'],
    ['?next=https%3A%2F%2Fevil.example', '/'],
    ['?next=%2F%2Fevil.example%2Fx', '/'],
    ['?next=%2F%5Cevil.example', '/'],
    ['?next=%2F%09%2Fevil.example', '/'],
    ['?next=%2F.%2F%2Fevil.example', '/'],
    ['?next=%2F%2F%5B', '/'],
    ['?next=javascript%3Aalert(1)', '/'],
    ['?next=orders', '/'],
  ])('with %j is %s', (search, expected) => {
    expect(nextPath({ search, state: null })).toBe(expected);
  });

  test('works in browsers without URL.canParse', () => {
    removeProperty(URL, 'canParse');
    expect(nextPath({ search: '?next=%2Forders', state: null })).toBe('/orders');
  });

  test('comes from the link’s state unless the URL names it', () => {
    const state = returnState('/cart');
    expect(nextPath({ search: '', state })).toBe('/cart');
    expect(nextPath({ search: '?next=%2Forders', state })).toBe('/orders');
  });

  test('is the page that asked for the sign-in', () => {
    const to = loginPath('/checkout/7?a=1&b=2');
    expect(nextPath({ search: to.slice(to.indexOf('?')), state: null })).toBe(
      '/checkout/7?a=1&b=2',
    );
  });
});
