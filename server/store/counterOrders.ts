import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from './database/db';
import type { StoredOrder } from './orders';
import { withDetails, withItems } from './orders';
import { orders, receipts, users } from './schema';

/** A receipt of an order. */
type Receipt = Pick<typeof receipts.$inferSelect, 'contentHash' | 'uploadedAt'>;

/** What staff see of an order beside its own columns. */
interface Seen {
  readonly customer: Pick<typeof users.$inferSelect, 'name' | 'email'>;
  /** The current one. */
  readonly receipt: Receipt | null;
}

/** An order for a list behind the counter. */
export type CounterOrderRow = Omit<StoredOrder, 'events'> & Seen;

const seen = (db: Db) =>
  db
    .select({
      order: getTableColumns(orders),
      customer: { name: users.name, email: users.email },
      receipt: { contentHash: receipts.contentHash, uploadedAt: receipts.uploadedAt },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(receipts, eq(receipts.contentHash, orders.receiptHash));

type SeenRow = Awaited<ReturnType<typeof seen>>[number];
const flatten = ({ order, ...others }: SeenRow) => ({ ...order, ...others });

const isWaiting = eq(orders.status, ORDER_STATUS.paymentSubmitted);

/** The orders whose receipt waits, the oldest receipt first. */
export async function listWaiting(db: Db, amount: number): Promise<readonly CounterOrderRow[]> {
  // An order by card of an earlier version has no receipt.
  const since = sql`coalesce(${receipts.uploadedAt}, ${orders.date})`;
  const rows = await seen(db).where(isWaiting).orderBy(since, asc(orders.id)).limit(amount);
  return withItems(db, rows.map(flatten));
}

/** The orders without a slot first, then those of the earliest slot. */
const bySlot = [
  sql`${orders.selection}->>'calendarDate' nulls first`,
  sql`${orders.selection}->>'deliveryTime'`,
  asc(orders.id),
];

/** The orders with these numbers that exist, the earliest slot first. */
export async function listOrders(
  db: Db,
  ids: readonly string[],
): Promise<readonly CounterOrderRow[]> {
  const rows = await seen(db)
    .where(inArray(orders.id, [...ids]))
    .orderBy(...bySlot);
  return withItems(db, rows.map(flatten));
}

/** How many orders wait until somebody looks at their receipt. */
export const countWaiting = (db: Db): Promise<number> => db.$count(orders, isWaiting);

/** An order with everything that staff see of it, or null. */
export async function findCounterOrder(db: Db, id: string) {
  const rows = await seen(db).where(eq(orders.id, id));
  const [order] = await withDetails(db, rows.map(flatten));
  if (!order) return null;
  const all = await db
    .select({ contentHash: receipts.contentHash, uploadedAt: receipts.uploadedAt })
    .from(receipts)
    .where(eq(receipts.orderId, id))
    .orderBy(asc(receipts.uploadedAt));
  const earlierReceipts = all.filter(({ contentHash }) => contentHash !== order.receiptHash);
  return { ...order, earlierReceipts };
}
