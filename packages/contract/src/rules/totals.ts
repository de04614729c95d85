import { type CartData, type CartLineKey, linesOf } from './cartData';
import { addMoney, NO_MONEY, type Sen, timesQuantity } from './money';
import { isSold, type Product } from './product';

export interface CartLine extends CartLineKey {
  readonly quantity: number;
  /** Undefined if it is no longer sold with this feature. Such a line has no total and is not ordered. */
  readonly product: Product | undefined;
  /** The name of the product, also if only this feature is no longer sold; undefined if the product is gone. */
  readonly name: string | undefined;
}

/** The lines of a cart with their products (spec §2). */
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

/** The number of pieces in the cart, without lines that are no longer sold. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => (line.product ? count + line.quantity : count), 0);
}

/** 0 if the line is no longer sold. */
export function lineTotal(line: CartLine): Sen {
  return line.product ? timesQuantity(line.product.price, line.quantity) : NO_MONEY;
}

/** The sum of all lines (spec §9). */
export function cartAmount(lines: readonly CartLine[]): Sen {
  return addMoney(...lines.map(lineTotal));
}

/** 0 if the subtotal is 0 (spec §2). */
export function orderTotal(subtotal: Sen, shipping: Sen): Sen {
  return subtotal === 0 ? NO_MONEY : addMoney(subtotal, shipping);
}
