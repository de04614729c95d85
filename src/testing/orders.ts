import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { ORDER } from '@kedai/contract/testing/responseFixtures';
import { eq } from 'drizzle-orm';
import { changeOrder } from '../../server/areas/order/changeOrder';
import { orders, products, users } from '../../server/store/schema';
import { buildImage, placeTestOrder } from '../../server/testing/orders';
import type { ApiServer } from './apiServer';
import { callApi } from './testServer';

/** Adds a product to the signed-in customer's cart. */
export async function addCartItem(itemId: string, feature: string, quantity: number) {
  await callApi(cartCalls.add, { itemId, feature, quantity });
}

/** Places an order of the signed-in customer: RM204.80 and RM10.00 for shipping. @returns its id */
export const createOrder = (): Promise<string> => placeTestOrder({ callApi });

/** All orders in the database. */
export const storedOrders = ({ world }: ApiServer) => world.db.select().from(orders);

/** Changes the status, payment method or slot of an order. */
export async function updateOrder(
  { world }: ApiServer,
  orderId: string,
  change: Partial<Pick<typeof orders.$inferInsert, 'status' | 'paymentMethod' | 'selection'>>,
) {
  await world.db.update(orders).set(change).where(eq(orders.id, orderId));
}

/** Changes the status of an order. */
export const setOrderStatus = (api: ApiServer, orderId: string, status: string) =>
  updateOrder(api, orderId, { status });

/** What staff do with an order, as `changeOrder` takes it. */
type StaffAct = Pick<Parameters<typeof changeOrder>[2], 'act' | 'reason' | 'text'>;

/** Staff act on an order, at the time of the server's clock. */
export async function actOnOrder(
  { world: { db, clock } }: ApiServer,
  orderId: string,
  act: StaffAct,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error(`There is no order ${orderId}.`);
    expect(await changeOrder(transaction, order, { ...act, by: 'owner', at: clock.now() })).toBe(
      true,
    );
  });
}

/** Sends a receipt for an order of the signed-in customer. */
export const sendReceipt = (orderId: string, content?: string) =>
  callApi(orderCalls.uploadpayment, { orderId, image: buildImage(content) });

/** Changes the price of a product, sen. */
export async function setPrice({ world }: ApiServer, productId: string, priceSen: number) {
  await world.db.update(products).set({ priceSen }).where(eq(products.id, productId));
}

/** Changes the features of a product. */
export async function setFeatures(
  { world }: ApiServer,
  productId: string,
  features: readonly string[],
) {
  await world.db
    .update(products)
    .set({ features: [...features] })
    .where(eq(products.id, productId));
}

/** Adds orders without lines to the account of `signUp`. */
export async function insertOrders(
  { world: { db, clock } }: ApiServer,
  added: readonly { readonly id: string; readonly ageMs: number }[],
): Promise<void> {
  const [user] = await db.select().from(users);
  const { address, paymentMethod, status } = ORDER;
  await db.insert(orders).values(
    added.map(({ id, ageMs }) => ({
      id,
      userId: user?.id ?? '',
      date: clock.now() - ageMs,
      productSen: 1000,
      shippingSen: 1000,
      address,
      paymentMethod,
      status,
    })),
  );
}

/** Takes a product, or all of them, out of the catalogue. */
export async function removeFromCatalogue({ world }: ApiServer, productId?: string) {
  await world.db.delete(products).where(productId ? eq(products.id, productId) : undefined);
}
