/** The lines that customers buy, with their prices, and orders of them. */
import type { OrderRequest } from '@kedai/contract/calls/order';
import type { CartData } from '@kedai/contract/rules/cartData';
import { sen, toRinggitText } from '@kedai/contract/rules/money';
import { lastBookableDate, SLOTS } from '@kedai/contract/rules/slots';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { seedOf } from '../../server/seed/seeds';

/** Quantities by line; a line is `product id/feature`. */
export type Lines = Readonly<Record<string, number>>;

const { products, shipping } = await seedOf('clothing');

/** The name of a line. */
export const nameLine = (itemId: string, feature: string): string => `${itemId}/${feature}`;

/** The price of each line, sen: two features of each product. */
export const PRICES: Readonly<Record<string, number>> = Object.fromEntries(
  products.flatMap(({ id, features, priceSen }) =>
    (features.length === 0 ? [''] : features.slice(0, 2)).map((feature) => [
      nameLine(id, feature),
      priceSen,
    ]),
  ),
);

/** The names of all lines; one is in every seed. */
export const LINES = Object.keys(PRICES) as [string, ...string[]];

/** The product and feature of a line. */
export function keyOf(line: string): { readonly itemId: string; readonly feature: string } {
  const slash = line.lastIndexOf('/');
  return { itemId: line.slice(0, slash), feature: line.slice(slash + 1) };
}

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
export const fromCartData = (cart: CartData): Lines =>
  Object.fromEntries(
    Object.entries(cart).flatMap(([itemId, features]) =>
      Object.entries(features).map(([feature, quantity]) => [nameLine(itemId, feature), quantity]),
    ),
  );

/** The price of all lines, sen. */
export const productSenOf = (lines: Lines): number =>
  Object.entries(lines).reduce((sum, [line, quantity]) => sum + (PRICES[line] ?? 0) * quantity, 0);

/** Delivery to the address of every order, sen. */
export const SHIPPING_SEN = shipping.find(({ state }) => state === ADDRESS.state)?.costSen ?? 0;

/** The service and slot of every order. */
export const SELECTION = {
  serviceType: 'pickup',
  calendarDate: lastBookableDate(Date.now()),
  deliveryTime: SLOTS[0]?.label ?? '',
} as const;

/** An order of these lines. */
export const orderOf = (lines: Lines): OrderRequest => ({
  address: ADDRESS,
  items: Object.entries(lines).map(([line, quantity]) => {
    const { itemId: id, feature } = keyOf(line);
    return { id, feature, quantity };
  }),
  price: {
    productPrice: toRinggitText(sen(productSenOf(lines))),
    shippingPrice: toRinggitText(sen(SHIPPING_SEN)),
  },
  selection: SELECTION,
});
