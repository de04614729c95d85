import { randomUUID } from 'node:crypto';
import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { productCalls } from '@kedai/contract/calls/product';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import type { Request } from 'autocannon';
import { type Customer, headersOf, LINE, ORDER } from '../drills/customers';
import { keyOf, LINES } from '../drills/lines';

/** Returns the items one after the other, again and again. @throws without items */
function roundRobin<Item>(items: readonly Item[]): () => Item {
  let index = 0;
  return () => {
    const item = items[index++ % items.length];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
}

/** A `GET` as browsers send it. */
const get = (path: string): Request => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br' },
});

/** A `POST` that chooses its headers and its body each time. @param choose gets the context of its sequence of requests */
const post = (
  path: string,
  choose: (context: { buyer?: Customer }) => { readonly headers: object; readonly body: object },
): Request => ({
  method: 'POST',
  path,
  setupRequest: (request, context) => {
    const { headers, body } = choose(context as { buyer?: Customer });
    const type = { 'content-type': 'application/json' };
    return { ...request, headers: { ...type, ...headers }, body: JSON.stringify(body) };
  },
});

/** The loads by name; each is a sequence of requests, which every connection repeats. */
export function loadsOf(customers: readonly Customer[]) {
  const half = Math.trunc(customers.length / 2);
  // Some only fill their carts, the others order what is in theirs.
  const nextShopper = roundRobin(customers.slice(0, half));
  const nextBuyer = roundRobin(customers.slice(half));
  const nextText = roundRobin(['linen', 'shirt', 'batik dress', 'shrit', 'kebaya']);
  const nextLine = roundRobin(LINES);

  const list = get(productCalls.list.path);
  /** Searches, or pages through the products with null. Each call comes from another address, so that no limit applies. */
  const fetchProducts = (text: () => string | null) =>
    post(productCalls.fetchProducts.path, () => ({
      headers: { 'x-forwarded-for': nextShopper().address },
      body: { productName: text(), page: 1, amount: 4 },
    }));
  const search = fetchProducts(nextText);
  /** Sets the quantity of another line each time, in the next customer's cart. */
  const updateCart = post(cartCalls.update.path, () => ({
    headers: headersOf(nextShopper()),
    body: { ...keyOf(nextLine()), quantity: 1 + Math.trunc(Math.random() * 9) },
  }));
  /** The next customer fills an empty cart and orders it. */
  const order = [
    post(cartCalls.update.path, (context) => {
      context.buyer = nextBuyer();
      return { headers: headersOf(context.buyer), body: LINE };
    }),
    post(orderCalls.place.path, ({ buyer }) => {
      if (buyer === undefined) throw new Error('An order follows the filling of its cart.');
      return { headers: { ...headersOf(buyer), [IDEMPOTENCY_HEADER]: randomUUID() }, body: ORDER };
    }),
  ];
  const pages = ['/', '/collection', `/product/${LINE.itemId}`].map(get);
  const some = (count: number, request: Request) => Array<Request>(count).fill(request);
  return {
    list: [list],
    search: [search],
    'cart/update': [updateCart],
    'order, with its cart/update': order,
    mixed: [
      ...some(12, list),
      ...some(4, search),
      ...some(
        2,
        fetchProducts(() => null),
      ),
      ...pages,
      updateCart,
      ...order,
    ],
  } satisfies Readonly<Record<string, Request[]>>;
}
