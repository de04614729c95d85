import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { ORDER_STATUS, type PaymentMethod } from '@kedai/contract/rules/orderStatus';
import { and, eq, gt, isNotNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { isReopened } from './orders';
import { orders, slotLocks } from './schema';

/** One slot of a service on one day. */
export type SlotKey = typeof slotLocks.$inferInsert;

const serviceType = sql<string>`${orders.selection} ->> 'serviceType'`;
const calendarDate = sql<string>`${orders.selection} ->> 'calendarDate'`;
const deliveryTime = sql<string>`${orders.selection} ->> 'deliveryTime'`;

/**
 * Whether an order counts until it is cancelled. Without payment and receipt it counts for the payment window only, unless
 * the owner has reopened it.
 */
export const isExpected = (db: Db, now: number): SQL | undefined =>
  or(
    ne(orders.status, ORDER_STATUS.placed),
    isNotNull(orders.receiptHash),
    gt(orders.date, now - PAYMENT_WINDOW_MS),
    isReopened(db),
  );

/** Whether an order holds its place. */
const holds = (db: Db, now: number): SQL | undefined =>
  and(eq(orders.isExample, false), ne(orders.status, ORDER_STATUS.cancelled), isExpected(db, now));

/** Which orders are counted. */
interface Counted {
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly until: string;
  /** epoch ms */
  readonly now: number;
  /** Without this customer's orders that wait for payment by card: a new order replaces them. */
  readonly replacedBy?: string | undefined;
}

/** How many orders hold a place in each slot: the key is service, day and label, such as `pickup 2026-11-26 10:00 - 11:00`. */
export async function countPlaces(
  db: Db,
  { from, until, now, replacedBy }: Counted,
): Promise<ReadonlyMap<string, number>> {
  const isReplaced =
    replacedBy === undefined
      ? undefined
      : and(
          eq(orders.userId, replacedBy),
          eq(orders.paymentMethod, 'stripe' satisfies PaymentMethod),
          eq(orders.status, ORDER_STATUS.placed),
        );
  const rows = await db
    .select({
      slot: sql<string>`concat_ws(' ', ${serviceType}, ${calendarDate}, ${deliveryTime})`.as(
        'slot',
      ),
      count: sql<number>`count(*)::integer`,
    })
    .from(orders)
    .where(
      and(
        sql`${calendarDate} between ${from} and ${until}`,
        holds(db, now),
        isReplaced && not(isReplaced),
      ),
    )
    .groupBy(sql`slot`);
  return new Map(rows.map(({ slot, count }) => [slot, count]));
}

/** Lets no other transaction count and take the places of a slot before this one ends. */
export async function lockSlot(transaction: Transaction, slot: SlotKey): Promise<void> {
  await transaction.insert(slotLocks).values(slot).onConflictDoNothing();
  await transaction
    .select()
    .from(slotLocks)
    .where(
      and(
        eq(slotLocks.service, slot.service),
        eq(slotLocks.date, slot.date),
        eq(slotLocks.hour, slot.hour),
      ),
    )
    .for('update');
}

/** Whether an order is in the slots of a closure. @param labels of the slots; absent: all */
export const isInSlots = (
  { from, until }: Pick<Counted, 'from' | 'until'>,
  labels: readonly string[] | undefined,
): SQL | undefined =>
  and(
    sql`${calendarDate} between ${from} and ${until}`,
    labels && sql`${deliveryTime} in ${labels}`,
  );
