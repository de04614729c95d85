import type { MailKind } from '@kedai/contract/calls/counterMails';
import { isPaidByCard } from '@kedai/contract/rules/orderStatus';
import {
  and,
  asc,
  eq,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { firstRow, hasChanged } from './database/rows';
import type { OrderEventRow } from './orderEvents';
import { mails, type orders, users } from './schema';

export type MailRow = typeof mails.$inferSelect;

/** What decides whether an event is mailed. */
type MailedOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'userId' | 'isExample' | 'paymentMethod'
>;
type MailedEvent = Pick<OrderEventRow, 'id' | 'at' | 'act' | 'byKind'>;

/**
 * The mail that tells of an event, or null. An order by card is told of when it is paid: until then its customer may
 * return to the cart.
 */
function kindOf(order: MailedOrder, { act, byKind }: MailedEvent): MailKind | null {
  switch (act) {
    case 'place':
      return isPaidByCard(order.paymentMethod) ? null : 'ordered';
    case 'pay-by-card':
      return 'ordered';
    case 'send-receipt':
      return 'receipt-received';
    case 'confirm':
      return 'confirmed';
    case 'refuse':
      return 'refused';
    case 'out-for-delivery':
      return 'on-its-way';
    case 'cancel':
      return byKind === 'shop' && isPaidByCard(order.paymentMethod) ? null : 'cancelled';
    default:
      return null;
  }
}

/**
 * Queues the mail that tells of an event, if it is one that customers are told of, in the transaction of the change. It goes
 * to the e-mail of the account. Example orders have no mails.
 * @param dueAt when it may be sent, epoch ms: later than the event when its step can be undone
 */
export async function queueMail(
  transaction: Transaction,
  order: MailedOrder,
  event: MailedEvent,
  dueAt: number = event.at,
): Promise<void> {
  const kind = order.isExample ? null : kindOf(order, event);
  if (kind === null) return;
  const [account] = await transaction
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, order.userId));
  if (!account) throw new Error('An order has no account.');
  await transaction.insert(mails).values({
    orderId: order.id,
    eventId: event.id,
    kind,
    to: account.email,
    dueAt,
    nextTryAt: dueAt,
  });
}

const isUnsent = isNull(mails.sentAt);
const hasNoLease = (now: number) => or(isNull(mails.leaseUntil), lte(mails.leaseUntil, now));

/**
 * Takes the mail that is due for the longest time, so that no other process sends it until the lease ends. A lease that
 * ended is of a process that died.
 */
export function leaseMail(
  db: Db,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<MailRow | null> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isUnsent, isNull(mails.failedAt), lte(mails.nextTryAt, now), hasNoLease(now)))
    .orderBy(asc(mails.nextTryAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return firstRow(
    db
      .update(mails)
      .set({ leaseUntil: until, tries: sql`${mails.tries} + 1` })
      .where(eq(mails.id, next))
      .returning(),
  );
}

/** Takes back the mail of an event. @returns false when it was sent or is being sent */
export async function takeBackMail(
  transaction: Transaction,
  eventId: number,
  now: number,
): Promise<boolean> {
  const isOfEvent = eq(mails.eventId, eventId);
  await transaction.delete(mails).where(and(isOfEvent, isUnsent, hasNoLease(now)));
  return (await transaction.$count(mails, isOfEvent)) === 0;
}

/** Changes a mail that was not sent yet. */
export async function updateMail(
  db: Db,
  id: number,
  fields: Partial<Pick<MailRow, 'leaseUntil' | 'sentAt' | 'failedAt' | 'nextTryAt' | 'lastError'>>,
): Promise<void> {
  await db
    .update(mails)
    .set(fields)
    .where(and(eq(mails.id, id), isUnsent));
}

/** Epoch ms, or its place in a prepared query. */
type Moment = number | Placeholder;

/** A mail that failed, or has waited since before a moment. */
export const isLateMail = (dueBefore: Moment) =>
  and(isUnsent, or(isNotNull(mails.failedAt), lte(mails.dueAt, dueBefore)));

/** The mails that failed, and those that have waited since before a moment, the oldest first. */
export const listLateMails = (
  db: Db,
  dueBefore: number,
  amount: number,
): Promise<readonly MailRow[]> =>
  db.select().from(mails).where(isLateMail(dueBefore)).orderBy(asc(mails.id)).limit(amount);

export const countLateMails = (db: Db, dueBefore: number): Promise<number> =>
  db.$count(mails, isLateMail(dueBefore));

/** A text that changes when one of them is tried again or fails, as a part of another query. */
export const stampLateMails = (db: Db, dueBefore: Moment): SQL<string> => {
  const stamp = sql`concat(sum(${mails.nextTryAt}), '/', count(${mails.failedAt}))`;
  return sql`(${db.select({ stamp }).from(mails).where(isLateMail(dueBefore))})`;
};

/** Makes a mail due now, with all its tries, unless it is being sent or was sent. @returns false when there is no such mail */
export async function renewMail(db: Db, id: number, now: number): Promise<boolean> {
  const renewed = await hasChanged(
    db
      .update(mails)
      .set({ nextTryAt: now, failedAt: null, tries: 0 })
      .where(and(eq(mails.id, id), isUnsent, hasNoLease(now)))
      .returning(),
  );
  return renewed || (await db.$count(mails, eq(mails.id, id))) > 0;
}
