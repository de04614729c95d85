import { COUNTER_PAGE_SIZE } from '@kedai/contract/calls/counterDay';
import { ORDER_STATUS, type OrderAct } from '@kedai/contract/rules/orderStatus';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from './database/db';
import { preparedQuery } from './database/preparedQuery';
import { firstRow } from './database/rows';
import { isLateMail, stampLateMails } from './mails';
import type { StoredOrder } from './orders';
import { withDetails, withItems } from './orders';
import { mails, orderEvents, orders, receipts, staffLog, users } from './schema';
import { isExpected, isInSlots } from './slots';

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
  asc(orders.date),
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

/** A page of a list, counted from 0, and how many orders the whole list has. */
async function readPage(db: Db, filter: SQL | undefined, order: readonly SQL[], page: number) {
  // The joins are for the rows of the page only, not for those of all pages before it.
  const listed = db
    .select({ id: orders.id })
    .from(orders)
    .where(filter)
    .orderBy(...order)
    .limit(COUNTER_PAGE_SIZE)
    .offset(page * COUNTER_PAGE_SIZE);
  const rows = await seen(db)
    .where(inArray(orders.id, listed))
    .orderBy(...order);
  return {
    orders: await withItems(db, rows.map(flatten)),
    count: await db.$count(orders, filter),
  };
}

/** Paid and not yet handed over. */
const OPEN = [
  ORDER_STATUS.paymentConfirmed,
  ORDER_STATUS.ready,
  ORDER_STATUS.outForDelivery,
] as const;

const { placed, paymentSubmitted, completed, cancelled } = ORDER_STATUS;

/** A page of the orders to work on. @param now epoch ms */
export const listQueue = (db: Db, page: number, now: number) =>
  readPage(
    db,
    and(inArray(orders.status, [...OPEN, paymentSubmitted, placed]), isExpected(db, now)),
    bySlot,
    page,
  );

/** Any part of a phone number, such as `012-345` or `+60 12`. */
const PHONE_PART = /^[\d\s()+./-]*\d[\d\s()+./-]*$/;

/** A part of an order's number, with or without its dashes. */
const NUMBER_PART = /^[a-z\d][a-z\d\s-]{4,}$/i;

function isMatch(typed: string): SQL | undefined {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return undefined;
  const contains = (texts: SQL, part: string) => sql`strpos(${texts}, lower(${part})) > 0`;
  const account = sql`(select ${users.id} from ${users} where ${contains(sql`lower(${users.name} || ' ' || ${users.email})`, text)})`;
  return or(
    contains(sql`${orders.searchText}`, text),
    PHONE_PART.test(text)
      ? contains(sql`${orders.searchText}`, text.replace(/\D/g, ''))
      : undefined,
    NUMBER_PART.test(text)
      ? contains(sql`lower(replace(${orders.id}, '-', ''))`, text.replace(/[\s-]/g, ''))
      : undefined,
    sql`${orders.userId} in ${account}`,
  );
}

/** A page of all orders that contain a text, the newest first. */
export const searchOrders = (db: Db, text: string, page: number) =>
  readPage(db, isMatch(text), [desc(orders.date), desc(orders.id)], page);

/** So many events are compared. One that was committed late changes their sum. */
const COMPARED_EVENTS = 200;

/**
 * What has changed lately in all orders and what waits.
 * @param mailsDueBefore counts mails that wait for longer, epoch ms
 */
export async function readChanges(db: Db, mailsDueBefore: number) {
  const changes = await firstRow(changesQuery(db).execute({ mailsDueBefore }));
  if (!changes) throw new Error('A query without rows.');
  return changes;
}

// Every open page polls it, so it is one prepared statement that reads a few rows.
const changesQuery = preparedQuery((db) => {
  const { id, at, act } = orderEvents;
  const newest = db
    .select({ id, at, act })
    .from(orderEvents)
    .orderBy(desc(id))
    .limit(COMPARED_EVENTS)
    .as('newest');
  const number = <Value>(expression: SQL) => expression.mapWith(Number) as SQL<Value>;
  const lastOf = (one: OrderAct) =>
    number<number | null>(sql`max(${newest.at}) filter (where ${newest.act} = ${one})`);
  const dueBefore = sql.placeholder('mailsDueBefore');
  return db
    .select({
      lastEvent: number<number>(sql`coalesce(max(${newest.id}), 0)`),
      sumOfEvents: number<number>(sql`coalesce(sum(${newest.id}), 0)`),
      lastOrderAt: lastOf('place'),
      lastReceiptAt: lastOf('send-receipt'),
      waitingReceipts: db.$count(orders, isWaiting),
      open: db.$count(orders, inArray(orders.status, [...OPEN])),
      failedMails: db.$count(mails, isLateMail(dueBefore)),
      mailStamp: stampLateMails(db, dueBefore),
      lastLogEntry: number<number>(sql`(select coalesce(max(${staffLog.id}), 0) from ${staffLog})`),
    })
    .from(newest)
    .prepare('read_changes');
});

/** The orders in slots that have not ended, the earliest slot first. @param labels of the slots; absent: all */
export async function listInSlots(
  db: Db,
  days: Parameters<typeof isInSlots>[0],
  labels: readonly string[] | undefined,
): Promise<readonly CounterOrderRow[]> {
  const rows = await seen(db)
    .where(and(isInSlots(days, labels), notInArray(orders.status, [completed, cancelled])))
    .orderBy(...bySlot);
  return withItems(db, rows.map(flatten));
}

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
