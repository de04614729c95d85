import { type CartData, type CartLineKey, linesOf } from './cartData';
import { addMoney, NO_MONEY, type Sen, timesQuantity } from './money';
import type { Product } from './product';

/** A cart line with its product; `product` is undefined when the shop no longer has it. */
export interface CartLine extends CartLineKey {
  readonly quantity: number;
  readonly product: Product | undefined;
}

/** The lines of a cart with the products they mean; only quantities above 0 (spec §2). */
export function cartLines(cart: CartData, products: readonly Product[]): readonly CartLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return linesOf(cart)
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, product: byId.get(line.itemId) }));
}

/** How many pieces are in the cart: the sum of positive quantities; lines whose product is gone do not count. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => (line.product ? count + line.quantity : count), 0);
}

/** What a cart line costs; 0 when its product is gone. */
export function lineTotal(line: CartLine): Sen {
  return line.product ? timesQuantity(line.product.price, line.quantity) : NO_MONEY;
}

/** The cart amount (spec §9): the sum of price times quantity over the product list. */
export function cartAmount(lines: readonly CartLine[]): Sen {
  return addMoney(...lines.map(lineTotal));
}

/** The total of an order form (spec §2): 0 when the subtotal is 0, else subtotal plus shipping. */
export function orderTotal(subtotal: Sen, shipping: Sen): Sen {
  return subtotal === 0 ? NO_MONEY : addMoney(subtotal, shipping);
}
