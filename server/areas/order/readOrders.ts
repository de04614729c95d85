import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { addMoney, type Sen, sen, toRinggitText } from '../../../src/contract/money';
import type { OrderOnWire } from '../../../src/contract/order';
import { toRinggitNumber } from '../../boundary/wire';
import type { Db } from '../../store/database';
import { orderItems, orders } from '../../store/schema';

type OrderRow = typeof orders.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;

/** The path of an order's receipt, for its owner only. */
export const RECEIPT_PATH = '/api/order/receipt';

/** How many orders one response lists. */
const ORDERS_LISTED = 100;

/** A customer's newest orders on the wire, newest first, and the number of older ones. */
export async function readOrders(
  db: Db,
  userId: string,
): Promise<{ orders: OrderOnWire[]; olderOrders?: number }> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.date), desc(orders.id))
    .limit(ORDERS_LISTED);
  const listed = await withItems(db, rows);
  if (rows.length < ORDERS_LISTED) return { orders: listed };
  const all = await db.$count(orders, eq(orders.userId, userId));
  return all === rows.length
    ? { orders: listed }
    : { orders: listed, olderOrders: all - rows.length };
}

/** One order of a customer on the wire, or null. */
export async function readOrder(db: Db, userId: string, id: string): Promise<OrderOnWire | null> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  const [order] = await withItems(db, rows);
  return order ?? null;
}

async function withItems(db: Db, rows: readonly OrderRow[]): Promise<OrderOnWire[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const byOrder = new Map<string, ItemRow[]>(ids.map((id) => [id, []]));
  for (const item of items) byOrder.get(item.orderId)?.push(item);
  return rows.map((row) => toWire(row, byOrder.get(row.id) ?? []));
}

function toWire(row: OrderRow, items: readonly ItemRow[]): OrderOnWire {
  const [product, shipping]: [Sen, Sen] = [sen(row.productSen), sen(row.shippingSen)];
  return {
    id: row.id,
    date: row.date,
    status: row.status,
    paymentMethod: row.paymentMethod,
    items: items.map((item) => ({
      id: item.productId,
      name: item.name,
      image: item.images,
      price: toRinggitNumber(sen(item.priceSen)),
      quantity: item.quantity,
      feature: item.feature,
    })),
    amount: toRinggitNumber(addMoney(product, shipping)),
    address: row.address,
    billingAddress: row.billingAddress,
    price: { productPrice: toRinggitText(product), shippingPrice: toRinggitText(shipping) },
    // A replaced receipt gets another URL, so no browser shows the old one.
    image: row.receiptHash && `${RECEIPT_PATH}/${row.id}?v=${row.receiptHash.slice(0, 8)}`,
    selection: row.selection,
  };
}
