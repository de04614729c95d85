import { type CartData, type CartLineKey, linesOf } from './cartData';
import { addMoney, NO_MONEY, type Sen, timesQuantity } from './money';
import { isSold, type Product } from './product';

/** A cart line with its product. */
export interface CartLine extends CartLineKey {
  readonly quantity: number;
  /** Undefined when the shop no longer sells it in this form: the line counts nothing and is not ordered. */
  readonly product: Product | undefined;
  /** The name of the product, also when only this form of it is no longer sold; undefined when the shop does not have it. */
  readonly name: string | undefined;
}

/** The lines of a cart with the products they mean; only quantities above 0 (spec §2). */
export function cartLines(cart: CartData, products: readonly Product[]): readonly CartLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return linesOf(cart)
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const product = byId.get(line.itemId);
      const sold = isSold(product, line.feature) ? product : undefined;
      return { ...line, product: sold, name: product?.name };
    });
}

/** How many pieces are in the cart: the sum of positive quantities; lines that are no longer sold do not count. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => (line.product ? count + line.quantity : count), 0);
}

/** What a cart line costs; 0 when it is no longer sold. */
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
