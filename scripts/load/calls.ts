import { randomUUID } from 'node:crypto';
import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { productCalls } from '@kedai/contract/calls/product';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import type { Request } from 'autocannon';
import { seedOf } from '../../server/seed/seeds';
import { type Customer, headersOf, line, order } from '../robustness/customers';

const JSON_TYPE = { 'content-type': 'application/json' } as const;

/** Returns the items one after the other, again and again. @throws without items */
export function roundRobin<Item>(items: readonly Item[]): () => Item {
  let index = 0;
  return () => {
    const item = items[index++ % items.length];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
}

const { products } = await seedOf('clothing');
const nextLine = roundRobin(
  products.map(({ id, features }) => ({ itemId: id, feature: features[0] ?? '' })),
);

/** A `GET` as browsers send it. */
export const get = (path: string): Request => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br' },
});

export const readList = (): Request => get(productCalls.list.path);

/** The pages of the shop, each a request. */
export const readPages = (): readonly Request[] =>
  ['/', '/collection', `/product/${products[0]?.id}`].map(get);

/** A `POST` that chooses its headers and its body each time. @param choose gets the context of its sequence of requests */
const post = (
  path: string,
  choose: (context: { buyer?: Customer }) => { readonly headers: object; readonly body: object },
): Request => ({
  method: 'POST',
  path,
  setupRequest: (request, context) => {
    const { headers, body } = choose(context as { buyer?: Customer });
    return { ...request, headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
  },
});

/** Searches, or pages through the products with null. Each call comes from another address, so that no limit applies. */
export const fetchProducts = (nextText: () => string | null, next: () => Customer): Request =>
  post(productCalls.fetchProducts.path, () => ({
    headers: { 'x-forwarded-for': next().address },
    body: { productName: nextText(), page: 1, amount: 4 },
  }));

/** Sets the quantity of another line each time, in the next customer's cart. */
export const updateCart = (next: () => Customer): Request =>
  post(cartCalls.update.path, () => ({
    headers: headersOf(next()),
    body: { ...nextLine(), quantity: 1 + Math.trunc(Math.random() * 9) },
  }));

/** The next customer fills an empty cart and orders it: two requests. */
export const placeOrder = (next: () => Customer): readonly Request[] => [
  post(cartCalls.update.path, (context) => {
    context.buyer = next();
    return { headers: headersOf(context.buyer), body: line };
  }),
  post(orderCalls.place.path, ({ buyer }) => {
    if (buyer === undefined) throw new Error('An order follows the filling of its cart.');
    return { headers: { ...headersOf(buyer), [IDEMPOTENCY_HEADER]: randomUUID() }, body: order };
  }),
];
