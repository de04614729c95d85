/** The lines that shoppers buy, with their prices. */

import type { OrderRequest } from '@kedai/contract/calls/order';
import type { CartData } from '@kedai/contract/rules/cartData';
import { seedOf } from '../../server/seed/seeds';
import { orderRequest } from '../robustness/customers';
import type { Lines } from './customerModel';

const PRODUCTS = 3;
const FEATURES = 2;

const { products } = await seedOf('clothing');

/** The price of each line, sen. */
export const PRICES: Readonly<Record<string, number>> = Object.fromEntries(
  products
    .slice(0, PRODUCTS)
    .flatMap(({ id, features, priceSen }) =>
      (features.length === 0 ? [''] : features.slice(0, FEATURES)).map((feature) => [
        nameLine(id, feature),
        priceSen,
      ]),
    ),
);

const LINES = Object.keys(PRICES);

/** A line of the catalogue. */
export const chooseLine = (choice: number): string => LINES[choice % LINES.length] ?? '';

/** The name of a line in a history. */
export function nameLine(itemId: string, feature: string): string {
  return `${itemId}/${feature}`;
}

/** The product and feature of a line. */
export function keyOf(line: string): { readonly itemId: string; readonly feature: string } {
  const slash = line.lastIndexOf('/');
  return { itemId: line.slice(0, slash), feature: line.slice(slash + 1) };
}

/** The price of all lines, sen. */
export const productSenOf = (lines: Lines): number =>
  Object.entries(lines).reduce((sum, [line, quantity]) => sum + (PRICES[line] ?? 0) * quantity, 0);

/** Lines as a cart on the wire. */
export function toCartData(lines: Lines): CartData {
  const cart: Record<string, Record<string, number>> = {};
  for (const [line, quantity] of Object.entries(lines)) {
    const { itemId, feature } = keyOf(line);
    cart[itemId] = { ...cart[itemId], [feature]: quantity };
  }
  return cart;
}

/** The lines of a cart on the wire. */
export function fromCartData(cart: CartData): Lines {
  return Object.fromEntries(
    Object.entries(cart).flatMap(([itemId, features]) =>
      Object.entries(features).map(([feature, quantity]) => [nameLine(itemId, feature), quantity]),
    ),
  );
}

/** An order of these lines. */
export function orderRequestOf(lines: Lines): OrderRequest {
  const items = Object.entries(lines).map(([line, quantity]) => {
    const { itemId: id, feature } = keyOf(line);
    return { id, feature, quantity };
  });
  return orderRequest(items, productSenOf(lines));
}
