import { withQuantity } from '../contract/cartData';
import { sen } from '../contract/money';
import { productFixture } from '../testing/productFixture';
import { createCartSummarySelector } from './cartLines';

const products = [
  productFixture({ id: 'a', price: sen(1000), features: ['M', 'L'] }),
  productFixture({ id: 'b', price: sen(250) }),
];

describe('createCartSummarySelector', () => {
  test('sums the lines of products that the shop still sells', () => {
    const { lines, count, amount } = createCartSummarySelector()(
      { a: { M: 2 }, b: { '': 3 }, gone: { M: 5 } },
      products,
    );
    expect(lines).toHaveLength(3);
    expect(count).toBe(5);
    expect(amount).toBe(2750);
  });

  test('returns the same object for the same input', () => {
    const selectSummary = createCartSummarySelector();
    const cart = { a: { M: 2 } };
    expect(selectSummary(cart, products)).toBe(selectSummary(cart, products));
  });

  test('keeps the object of a line when another line changes', () => {
    const selectSummary = createCartSummarySelector();
    const before = selectSummary({ a: { M: 2, L: 1 } }, products).lines;
    const after = selectSummary({ a: { M: 2, L: 4 } }, products).lines;
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  test('keeps the order of lines when a quantity changes', () => {
    const selectSummary = createCartSummarySelector();
    const cart = withQuantity({ b: { '': 1 }, a: { M: 2, L: 1 } }, { itemId: 'b', feature: '' }, 9);
    expect(
      selectSummary(cart, products).lines.map(({ itemId, feature }) => itemId + feature),
    ).toEqual(['b', 'aM', 'aL']);
  });
});
