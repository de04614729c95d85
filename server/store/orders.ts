import { ORDER_STATUS, type PaymentMethod } from '@kedai/contract/rules/orderStatus';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Line } from './carts';
import type { Db, Transaction } from './database/db';
import { firstRow, groupByOrder, hasChanged } from './database/rows';
import { queueMail } from './mails';
import { insertEvent, listEvents, type OrderEventRow } from './orderEvents';
import { mails, orderEvents, orderItems, orders, users } from './schema';

export type OrderRow = Omit<typeof orders.$inferSelect, 'searchText'>;
type ItemRow = typeof orderItems.$inferSelect;

/** An order with its lines and its history, the oldest event first. */
export interface StoredOrder extends OrderRow {
  readonly items: readonly ItemRow[];
  readonly events: readonly OrderEventRow[];
}

/** The contents of an order, without its id and date. */
export type OrderContents = Pick<
  OrderRow,
  | 'userId'
  | 'paymentMethod'
  | 'productSen'
  | 'shippingSen'
  | 'address'
  | 'billingAddress'
  | 'selection'
  | 'note'
>;

/** A line of an order that has no id yet. */
export type OrderLine = Omit<ItemRow, 'orderId'>;

/** Stores a new order with its lines and its first event, and queues its mail. */
export async function insertOrder(
  transaction: Transaction,
  order: typeof orders.$inferInsert,
  lines: readonly OrderLine[],
): Promise<void> {
  const [stored] = await transaction.insert(orders).values(order).returning();
  await transaction
    .insert(orderItems)
    .values(lines.map((line) => ({ ...line, orderId: order.id })));
  const event = await insertEvent(transaction, {
    orderId: order.id,
    at: order.date,
    act: 'place',
    byKind: 'customer',
    toStatus: order.status,
  });
  if (stored && event) await queueMail(transaction, stored, event);
}

/** A page of a customer's orders. */
interface OrdersPage {
  readonly userId: string;
  /** Only orders older than this one; absent: the newest. */
  readonly before?: Pick<OrderRow, 'date' | 'id'> | undefined;
  readonly maxOrders: number;
  /** The page ends before the order that would exceed it, but has at least one order. */
  readonly maxLines: number;
}

/** A page of a customer's orders, newest first, and the number of older ones. */
export async function listOrders(
  db: Db,
  { userId, before, maxOrders, maxLines }: OrdersPage,
): Promise<{ readonly orders: readonly StoredOrder[]; readonly olderOrders: number }> {
  const olderThan = (order: OrdersPage['before']) =>
    and(
      eq(orders.userId, userId),
      order && sql`(${orders.date}, ${orders.id}) < (${order.date}, ${order.id})`,
    );
  // Found in the index without reading the lines. They are numbered from 0.
  const lastLine = db
    .select({ position: max(orderItems.position) })
    .from(orderItems)
    .where(eq(orderItems.orderId, orders.id));
  const rows = await db
    .select({
      order: getTableColumns(orders),
      lines: sql<number>`coalesce(${lastLine} + 1, 0)`,
    })
    .from(orders)
    .where(olderThan(before))
    .orderBy(desc(orders.date), desc(orders.id))
    .limit(maxOrders + 1);
  let lineCount = 0;
  const fits = ({ lines }: (typeof rows)[number], index: number) => {
    lineCount += lines;
    return index < maxOrders && (index === 0 || lineCount <= maxLines);
  };
  const end = rows.findIndex((row, index) => !fits(row, index));
  const page = rows.slice(0, end === -1 ? rows.length : end).map(({ order }) => order);
  return {
    orders: await withDetails(db, page),
    olderOrders: end === -1 ? 0 : await db.$count(orders, olderThan(page.at(-1))),
  };
}

/** One order of a customer, or null. */
export async function findOrder(db: Db, userId: string, id: string): Promise<StoredOrder | null> {
  const rows = await db.select().from(orders).where(isOwn(userId, id));
  const [order] = await withDetails(db, rows);
  return order ?? null;
}

const idsOf = (rows: readonly OrderRow[]) => rows.map(({ id }) => id);

/** Adds the lines of orders. */
export async function withItems<Row extends OrderRow>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & Pick<StoredOrder, 'items'>)[]> {
  if (rows.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, idsOf(rows)))
    .orderBy(asc(orderItems.position));
  const byOrder = groupByOrder(items);
  return rows.map((row) => ({ ...row, items: byOrder.get(row.id) ?? [] }));
}

/** Adds the lines and events of orders. */
export async function withDetails<Row extends OrderRow>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & StoredOrder)[]> {
  if (rows.length === 0) return [];
  const byOrder = await listEvents(db, idsOf(rows));
  const listed = await withItems(db, rows);
  return listed.map((row) => ({ ...row, events: byOrder.get(row.id) ?? [] }));
}

/** The unpaid orders with these contents. */
export async function findSameOrders(
  db: Db,
  contents: OrderContents,
): Promise<readonly Pick<StoredOrder, 'id' | 'items'>[]> {
  const { billingAddress, selection, note } = contents;
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, ORDER_STATUS.placed),
        eq(orders.userId, contents.userId),
        eq(orders.paymentMethod, contents.paymentMethod),
        eq(orders.productSen, contents.productSen),
        eq(orders.shippingSen, contents.shippingSen),
        eq(orders.address, contents.address),
        billingAddress === null
          ? isNull(orders.billingAddress)
          : eq(orders.billingAddress, billingAddress),
        selection === null ? isNull(orders.selection) : eq(orders.selection, selection),
        note === null ? isNull(orders.note) : eq(orders.note, note),
        // The page of a cancelled order that was reopened cannot be paid any more.
        or(isNull(orders.paymentPage), isNotNull(orders.openPageId)),
      ),
    );
  return withItems(db, rows);
}

/** The ids of those orders that exist. */
export async function findOrderIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...new Set(ids)]));
  return new Set(rows.map(({ id }) => id));
}

/** A customer's order, locked until the end of the transaction, or null. */
export const lockOrder = (
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<OrderRow | null> =>
  firstRow(transaction.select().from(orders).where(isOwn(userId, id)).for('update'));

/** An order of any customer, or null. */
export const findAnyOrder = (db: Db, id: string): Promise<OrderRow | null> =>
  firstRow(db.select().from(orders).where(eq(orders.id, id)));

/** The same, locked until the end of the transaction. */
export const lockAnyOrder = (transaction: Transaction, id: string): Promise<OrderRow | null> =>
  firstRow(transaction.select().from(orders).where(eq(orders.id, id)).for('update'));

/** Changes the status of an order, and other fields with it. @returns false when it has another status than `from` */
export const updateStatus = (
  transaction: Transaction,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
  fields: Partial<Pick<OrderRow, 'receiptHash' | 'openPageId' | 'paidAt'>>,
): Promise<boolean> =>
  hasChanged(
    transaction
      .update(orders)
      .set({ ...fields, status: to })
      .where(and(eq(orders.id, id), eq(orders.status, from)))
      .returning(),
  );

/** Cancels a customer's orders that wait for card payment. @param exceptId the order that replaces them */
export async function cancelCardOrders(
  db: Db,
  now: number,
  userId: string,
  exceptId?: string,
): Promise<void> {
  await cancelPlaced(db, now, isCardOrder(userId, exceptId));
}

/** The customer's payment pages that can be paid now, by the payment service's id. */
export async function listOpenPages(
  db: Db,
  userId: string,
  exceptId?: string,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: orders.openPageId })
    .from(orders)
    .where(and(isCardOrder(userId, exceptId), isNotNull(orders.openPageId)));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** The payment page and status of an order, or null. */
export const findPaymentPage = (
  db: Db,
  id: string,
): Promise<Pick<OrderRow, 'paymentPage' | 'status'> | null> =>
  firstRow(
    db
      .select({ paymentPage: orders.paymentPage, status: orders.status })
      .from(orders)
      .where(eq(orders.id, id)),
  );

/** Stores the payment page of an order that still waits for payment. @returns false for any other order */
export const updatePaymentPage = (
  db: Db,
  id: string,
  page: Pick<OrderRow, 'paymentPage' | 'paymentPageId' | 'openPageId'>,
): Promise<boolean> =>
  hasChanged(
    db
      .update(orders)
      .set(page)
      .where(and(eq(orders.id, id), eq(orders.status, ORDER_STATUS.placed)))
      .returning(),
  );

/** Forgets a payment page that was closed, and cancels its unpaid order. */
export async function cancelPage(db: Db, now: number, openPageId: string): Promise<void> {
  const isOfPage = eq(orders.openPageId, openPageId);
  await cancelPlaced(db, now, isOfPage);
  await db.update(orders).set({ openPageId: null }).where(isOfPage);
}

/** Deletes an order without a payment page. @returns false when it has one or is gone */
export const deleteWithoutPage = (transaction: Transaction, id: string): Promise<boolean> =>
  hasChanged(
    transaction
      .delete(orders)
      .where(and(eq(orders.id, id), isNull(orders.paymentPage)))
      .returning(),
  );

/** The customer of an order, or null. */
export async function findOrderCustomer(db: Db, id: string): Promise<string | null> {
  const [order] = await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
  return order?.userId ?? null;
}

/** Marks the payment page of an order as closed. @param paidAt when it was paid, epoch ms, or null */
export async function closePage(
  transaction: Transaction,
  id: string,
  paidAt: number | null,
): Promise<void> {
  await transaction.update(orders).set({ openPageId: null, paidAt }).where(eq(orders.id, id));
}

/** The lines of an order, as lines of a cart. */
export async function readOrderLines(db: Db, orderId: string): Promise<readonly Line[]> {
  return db
    .select({
      itemId: orderItems.productId,
      feature: orderItems.feature,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
}

/**
 * Cancels unpaid orders. It skips orders with a receipt, whose money may have been sent, and card orders, which can be
 * paid until the payment service reports their page as expired.
 * @param before only orders of this time or earlier, epoch ms
 * @param userId only this customer's orders; absent: all
 */
export async function cancelUnpaidOrders(
  db: Db,
  now: number,
  { before, userId }: { readonly before: number; readonly userId?: string },
): Promise<void> {
  await cancelPlaced(
    db,
    now,
    and(
      isNull(orders.receiptHash),
      ne(orders.paymentMethod, 'stripe' satisfies PaymentMethod),
      lte(orders.date, before),
      userId === undefined ? undefined : eq(orders.userId, userId),
    ),
  );
}

/**
 * Cancels card orders that have no payment page, because a process ended before it stored the page. Nobody has the
 * address of such a page. @param before only orders of this time or earlier, epoch ms
 */
export async function cancelUnopenedOrders(db: Db, now: number, before: number): Promise<void> {
  await cancelPlaced(
    db,
    now,
    and(
      eq(orders.paymentMethod, 'stripe' satisfies PaymentMethod),
      isNull(orders.paymentPage),
      lte(orders.date, before),
    ),
  );
}

/** Whether the owner has reopened an order. */
export const isReopened = (db: Db): SQL =>
  exists(
    db
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.act, 'reopen'))),
  );

/**
 * Cancels unpaid orders, stores their events and queues their mails as `queueMail` does, in one statement. An order that the
 * owner has reopened stays: somebody decided that it waits.
 */
async function cancelPlaced(db: Db, now: number, filter: SQL | undefined): Promise<void> {
  const { placed, cancelled } = ORDER_STATUS;
  const changed = db
    .update(orders)
    .set({ status: cancelled })
    .where(and(filter, eq(orders.status, placed), not(isReopened(db))))
    .returning();
  await db.execute(sql`with changed as ${changed}, events as (
    insert into ${orderEvents} (order_id, at, act, by_kind, from_status, to_status)
    select id, ${now}::bigint, 'cancel', 'shop', ${placed}, ${cancelled} from changed
    returning id, order_id)
    insert into ${mails} (order_id, event_id, kind, "to", due_at, next_try_at)
    select changed.id, events.id, 'cancelled', users.email, ${now}::bigint, ${now}::bigint
    from events join changed on changed.id = events.order_id join ${users} on users.id = changed.user_id
    where not changed.is_example and changed.payment_method <> ${'stripe' satisfies PaymentMethod}`);
}

const isOwn = (userId: string, id: string) => and(eq(orders.id, id), eq(orders.userId, userId));

const isCardOrder = (userId: string, exceptId?: string) =>
  and(
    eq(orders.userId, userId),
    eq(orders.paymentMethod, 'stripe' satisfies PaymentMethod),
    exceptId === undefined ? undefined : ne(orders.id, exceptId),
  );
