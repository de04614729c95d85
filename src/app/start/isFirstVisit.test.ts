import { isFirstVisit } from './isFirstVisit';

test.each([
  ['', true],
  ['guestCartData=%7B%7D', true],
  ['xuserSelection=1', true],
  ['userSelectionOld=1', true],
  ['userSelection=%5B%5D', false],
  ['token=a; userSelection=nonsense', false],
  ['token=a;userSelection=', false],
])('with the cookies "%s" it is a first visit: %s', (cookies, first) => {
  expect(isFirstVisit(cookies)).toBe(first);
});
