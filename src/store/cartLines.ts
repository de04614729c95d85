import { type CartData, lineKey } from '../contract/cartData';
import type { Product } from '../contract/product';
import { type CartLine, cartAmount, cartCount, cartLines } from '../contract/totals';

export interface CartSummary {
  readonly lines: readonly CartLine[];
  /** The sum of positive quantities. */
  readonly count: number;
  /** sen */
  readonly amount: ReturnType<typeof cartAmount>;
}

const isSame = (one: CartLine | undefined, other: CartLine) =>
  one !== undefined &&
  one.quantity === other.quantity &&
  one.product === other.product &&
  one.name === other.name;

/**
 * Reads carts as lines, again and again: the same input gives the same object, and a line that has not changed stays the
 * same object when others do, so that a memoised row is not drawn again.
 */
export function createCartSummarySelector() {
  let last: { cart: CartData; products: readonly Product[]; summary: CartSummary } | null = null;
  let known = new Map<string, CartLine>();
  return (cart: CartData, products: readonly Product[]): CartSummary => {
    if (last !== null && last.cart === cart && last.products === products) return last.summary;
    const next = new Map<string, CartLine>();
    const lines = cartLines(cart, products).map((line) => {
      const key = lineKey(line);
      const before = known.get(key);
      const kept = before !== undefined && isSame(before, line) ? before : line;
      next.set(key, kept);
      return kept;
    });
    known = next;
    const summary = { lines, count: cartCount(lines), amount: cartAmount(lines) };
    last = { cart, products, summary };
    return summary;
  };
}
