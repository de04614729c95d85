import { lowerCasePath } from './lowerCasePath';

test.each([
  ['/CART', '/cart'],
  ['/Collection/', '/collection'],
  ['/PLACE-ORDER', '/place-order'],
  ['/Product/Abc-1', '/product/Abc-1'],
  ['/PRODUCT/a%2FB', '/product/a%2FB'],
  ['/Checkout/7QKX-2MZP', '/checkout/7QKX-2MZP'],
  ['/NOWHERE', null],
  ['/CART/more', null],
])('%s is %p', (typed, path) => {
  expect(lowerCasePath(typed)).toBe(path);
});
