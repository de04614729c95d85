import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { firstRow, groupByOrder } from './database/rows';
import { orderEvents } from './schema';

export type OrderEventRow = typeof orderEvents.$inferSelect;
export type NewOrderEvent = typeof orderEvents.$inferInsert;

/** Stores an event. @returns null when its person has used its idempotency key before */
export const insertEvent = (
  transaction: Transaction,
  event: NewOrderEvent,
): Promise<OrderEventRow | null> =>
  firstRow(transaction.insert(orderEvents).values(event).onConflictDoNothing().returning());

export const findEvent = (db: Db, id: number): Promise<OrderEventRow | null> =>
  firstRow(db.select().from(orderEvents).where(eq(orderEvents.id, id)));

/** The event that a person of staff caused with an idempotency key, or null. */
export const findEventOfKey = (
  db: Db,
  { staffId, key }: { readonly staffId: string; readonly key: string },
): Promise<OrderEventRow | null> =>
  firstRow(
    db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.staffId, staffId), eq(orderEvents.key, key))),
  );

/** The events of orders, the oldest first, by the order's id. */
export async function listEvents(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderEventRow[]>> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));
  return groupByOrder(rows);
}
