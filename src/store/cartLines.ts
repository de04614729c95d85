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
 * Creates a memoised selector of the cart's lines. An unchanged line stays the same object when other lines change, so that
 * a memoised row does not render again.
 */
export function createCartSummarySelector() {
  let last: { cart: CartData; products: readonly Product[]; summary: CartSummary } | null = null;
  let lineByKey = new Map<string, CartLine>();
  return (cart: CartData, products: readonly Product[]): CartSummary => {
    if (last !== null && last.cart === cart && last.products === products) return last.summary;
    const next = new Map<string, CartLine>();
    const lines = cartLines(cart, products).map((line) => {
      const key = lineKey(line);
      const previous = lineByKey.get(key);
      const stable = previous !== undefined && isSame(previous, line) ? previous : line;
      next.set(key, stable);
      return stable;
    });
    lineByKey = next;
    const summary = { lines, count: cartCount(lines), amount: cartAmount(lines) };
    last = { cart, products, summary };
    return summary;
  };
}
