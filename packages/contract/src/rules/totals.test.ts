import { productFixture } from '../testing/productFixture';
import { sen } from './money';
import { cartAmount, cartCount, cartLines, lineTotal, orderTotal } from './totals';

const products = [
  productFixture({ id: 'shirt', name: 'Linen Shirt', price: sen(8990), features: ['M', 'L'] }),
  productFixture({ id: 'scarf', price: sen(1250) }),
];

test('counts and totals the cart without lines that are no longer sold', () => {
  const shirts = { M: 2, L: 1, XL: 5, '': 6 };
  const cart = { shirt: shirts, scarf: { '': 4, M: 3 }, gone: { '': 7 } };
  const lines = cartLines(cart, products);
  expect(lines).toHaveLength(7);
  expect(cartCount(lines)).toBe(7);
  expect(cartAmount(lines)).toBe(3 * 8990 + 4 * 1250);
});

test('a line total is price times quantity, and 0 when the product is gone', () => {
  const [shirt, gone] = cartLines({ shirt: { M: 2 }, gone: { '': 7 } }, products);
  const key = { itemId: 'shirt', feature: 'M' };
  expect(shirt).toEqual({ ...key, quantity: 2, product: products[0], name: 'Linen Shirt' });
  expect(shirt && lineTotal(shirt)).toBe(2 * 8990);
  expect(gone && lineTotal(gone)).toBe(0);
});

test('a line of a withdrawn size keeps its name and has no total', () => {
  const [withdrawn] = cartLines({ shirt: { XL: 2 } }, products);
  expect(withdrawn).toMatchObject({ product: undefined, name: 'Linen Shirt' });
});

test('a line with quantity 0 is not listed', () => {
  expect(cartLines({ shirt: { M: 0 } }, products)).toEqual([]);
});

test.each([
  [0, 1000, 0],
  [2500, 1000, 3500],
  [2500, 0, 2500],
])('a subtotal of %p plus shipping of %p is %p', (subtotal, shipping, total) => {
  expect(orderTotal(sen(subtotal), sen(shipping))).toBe(total);
});
