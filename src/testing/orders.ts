import { eq } from 'drizzle-orm';
import { orders, products } from '../../server/store/schema';
import { ADDRESS, anOrder } from '../../server/testing/orders';
import type { ApiServer } from './apiServer';

/** Where the orders of `givenOrder` go. */
export const orderAddress = ADDRESS;

async function post(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(new URL(path, window.location.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Puts so many of a product into the cart of whoever is signed in. */
export async function givenInCart(itemId: string, feature: string, quantity: number) {
  await post('/api/cart/add', { itemId, feature, quantity });
}

/** An order of whoever is signed in: RM204.80 and RM10.00 for shipping. @returns its number */
export async function givenOrder(): Promise<string> {
  for (const { id, feature, quantity } of anOrder().items) {
    await post('/api/cart/update', { itemId: id, feature, quantity });
  }
  const { orderId } = (await post('/api/order/place', anOrder())) as { orderId: string };
  return orderId;
}

/** All orders that the shop keeps. */
export const keptOrders = ({ world }: ApiServer) => world.db.select().from(orders);

/** Changes an order: how it is paid, or for which slot it is. */
export async function givenOrderWith(
  { world }: ApiServer,
  orderId: string,
  change: Partial<Pick<typeof orders.$inferInsert, 'status' | 'paymentMethod' | 'selection'>>,
) {
  await world.db.update(orders).set(change).where(eq(orders.id, orderId));
}

/** The shop moves an order on. */
export const givenStatus = (api: ApiServer, orderId: string, status: string) =>
  givenOrderWith(api, orderId, { status });

/** The shop changes a price, sen. */
export async function givenPrice({ world }: ApiServer, productId: string, priceSen: number) {
  await world.db.update(products).set({ priceSen }).where(eq(products.id, productId));
}

/** The shop sells a product in other forms. */
export async function givenFeatures(
  { world }: ApiServer,
  productId: string,
  features: readonly string[],
) {
  await world.db
    .update(products)
    .set({ features: [...features] })
    .where(eq(products.id, productId));
}
