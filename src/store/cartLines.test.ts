import { withQuantity } from '../contract/cartData';
import { sen } from '../contract/money';
import { productFixture } from '../testing/productFixture';
import { createCartSummarySelector } from './cartLines';

const products = [
  productFixture({ id: 'a', price: sen(1000), features: ['M', 'L'] }),
  productFixture({ id: 'b', price: sen(250) }),
];

describe('the cart as lines', () => {
  test('adds up what the shop still has', () => {
    const { lines, count, amount } = createCartSummarySelector()(
      { a: { M: 2 }, b: { '': 3 }, gone: { M: 5 } },
      products,
    );
    expect(lines).toHaveLength(3);
    expect(count).toBe(5);
    expect(amount).toBe(2750);
  });

  test('is the same object for the same input', () => {
    const read = createCartSummarySelector();
    const cart = { a: { M: 2 } };
    expect(read(cart, products)).toBe(read(cart, products));
  });

  test('keeps a line the same object when another changes', () => {
    const read = createCartSummarySelector();
    const before = read({ a: { M: 2, L: 1 } }, products).lines;
    const after = read({ a: { M: 2, L: 4 } }, products).lines;
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  test('keeps its order when a quantity changes', () => {
    const read = createCartSummarySelector();
    const cart = withQuantity({ b: { '': 1 }, a: { M: 2, L: 1 } }, { itemId: 'b', feature: '' }, 9);
    expect(read(cart, products).lines.map(({ itemId, feature }) => itemId + feature)).toEqual([
      'b',
      'aM',
      'aL',
    ]);
  });
});
