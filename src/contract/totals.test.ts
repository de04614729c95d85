import { aProduct } from '../testing/aProduct';
import { sen } from './money';
import { cartAmount, cartCount, cartLines, lineTotal, orderTotal } from './totals';

const product = (id: string, price: number) => aProduct({ id, price: sen(price) });

const products = [product('shirt', 8990), product('scarf', 1250)];

test('counts and sums what is in the cart, without products that are gone', () => {
  const lines = cartLines({ shirt: { M: 2, L: 1 }, scarf: { '': 4 }, gone: { '': 7 } }, products);
  expect(lines).toHaveLength(4);
  expect(cartCount(lines)).toBe(7);
  expect(cartAmount(lines)).toBe(3 * 8990 + 4 * 1250);
});

test('a line costs its price times its quantity, and nothing when its product is gone', () => {
  const [shirt, gone] = cartLines({ shirt: { M: 2 }, gone: { '': 7 } }, products);
  expect(shirt).toEqual({ itemId: 'shirt', feature: 'M', quantity: 2, product: products[0] });
  expect(shirt && lineTotal(shirt)).toBe(2 * 8990);
  expect(gone && lineTotal(gone)).toBe(0);
});

test('a line shows only when its quantity is above 0', () => {
  expect(cartLines({ shirt: { M: 0 } }, products)).toEqual([]);
});

test.each([
  [0, 1000, 0],
  [2500, 1000, 3500],
  [2500, 0, 2500],
])('a subtotal of %p and shipping of %p make %p', (subtotal, shipping, total) => {
  expect(orderTotal(sen(subtotal), sen(shipping))).toBe(total);
});
