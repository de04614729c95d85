import type { CounterActRequest } from '@kedai/contract/calls/counterOrders';
import { UNDO_MS } from '@kedai/contract/rules/limits';
import { isPaidByCard, UNDOABLE_ACTS } from '@kedai/contract/rules/orderStatus';
import { type Actor, type LifeAct, statusAfter } from '@kedai/order-life';
import { asc } from 'drizzle-orm';
import type { Db } from '../../server/store/database/db';
import { groupByOrder } from '../../server/store/database/rows';
import type { OrderEventRow } from '../../server/store/orderEvents';
import { mails, orderEvents, orders } from '../../server/store/schema';
import type { SignedIn } from './staff';

/** A request of a device, and its response. */
export interface Tap extends Pick<SignedIn, 'staffId' | 'role'> {
  readonly key: string;
  readonly request: CounterActRequest;
  /** 0: without an answer. */
  readonly status: number;
  /** Why it was refused. */
  readonly code: string;
  /** ms, of `performance.now()` */
  readonly invokedAt: number;
  readonly returnedAt: number;
}

/** Whether nobody knows if a request was done. */
export const isUnclear = ({ status }: Pick<Tap, 'status'>): boolean =>
  status === 0 || status === 503;

type Life = Pick<typeof orders.$inferSelect, 'id' | 'status' | 'paymentMethod'>;
type Answered = Pick<Tap, 'staffId' | 'key' | 'request' | 'status'>;

/** Why the events of an order, the oldest first, are no walk of the machine; null if they are one. */
function problemOf(
  { status: end, paymentMethod }: Life,
  events: readonly OrderEventRow[],
  roles: ReadonlyMap<string, Actor>,
): string | null {
  const [first, ...others] = events;
  if (first?.act !== 'place') return 'does not begin with its placing';
  let status = first.toStatus;
  let isReceiptSent = false;
  let last = first;
  for (const event of others) {
    const { act, fromStatus, toStatus, byKind, staffId, at } = event;
    if (fromStatus !== status) return `was "${status}", not "${fromStatus}", at ${act}`;
    if (act === 'note') continue;
    const by = byKind === 'staff' ? (roles.get(staffId ?? '') ?? 'staff') : byKind;
    const isUndone =
      UNDOABLE_ACTS.includes(last.act) && last.staffId === staffId && at < last.at + UNDO_MS;
    const undoTo = isUndone ? last.fromStatus : null;
    const order = { status, isReceiptSent, isCard: isPaidByCard(paymentMethod), undoTo };
    if (statusAfter(order, { act: act as LifeAct, by }) !== toStatus) {
      return `cannot go from "${status}" to "${toStatus}" by ${act} of ${by} after ${last.act}`;
    }
    status = toStatus;
    isReceiptSent ||= act === 'send-receipt';
    last = event;
  }
  return status === end ? null : `is "${end}", but its events end with "${status}"`;
}

/** Keys of different people have nothing to do with each other. */
function groupByKey<Row extends { readonly staffId: string | null; readonly key: string | null }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.staffId} ${row.key}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** Done, and the refusals of an act. */
const ANSWERS = [200, 403, 409];

/** Compares the events of staff with what their devices were told. */
function* problemsOfTaps(taps: readonly Answered[], events: readonly OrderEventRow[]) {
  const unexplained = groupByKey(events);
  for (const [key, sent] of groupByKey(taps)) {
    const [first] = sent;
    const { orderId, act, expected } = first?.request ?? {};
    const stored = unexplained.get(key) ?? [];
    const isDone = sent.some(({ status }) => status === 200);
    const what = `${act} of order ${orderId} from "${expected}"`;
    // A person who does the same again gets a success and no second event.
    const isDoneBefore = () =>
      events.some(
        (event) =>
          event.orderId === orderId &&
          event.act === act &&
          event.fromStatus === expected &&
          event.staffId === first?.staffId,
      );
    if (stored.length > 1) yield `Doubled: ${what}`;
    if (isDone && stored.length === 0 && !isDoneBefore()) yield `Lost: ${what}`;
    if (!isDone && !sent.some(isUnclear) && stored.length > 0) yield `Refused, and done: ${what}`;
    if (stored.some((event) => event.act !== act || event.fromStatus !== expected)) {
      yield `Another act was done: ${what}`;
    }
    if (!sent.every((one) => ANSWERS.includes(one.status) || isUnclear(one))) {
      yield `Failed with ${sent.map(({ status }) => status).join()}: ${what}`;
    }
    unexplained.delete(key);
  }
  for (const [key] of unexplained) yield `Nobody sent the key ${key}.`;
}

/** The rows of a database after the taps. */
interface Histories {
  readonly orders: readonly Life[];
  /** The oldest first. */
  readonly events: readonly OrderEventRow[];
  /** The events with a mail. */
  readonly mailed: ReadonlySet<number>;
}

const isOfStaff = ({ byKind }: OrderEventRow): boolean => byKind === 'staff';

/** What is wrong with the histories, or with what devices were told. */
export function findAnomalies(
  { orders: all, events, mailed }: Histories,
  taps: readonly Answered[],
  devices: readonly Pick<SignedIn, 'staffId' | 'role'>[],
): readonly string[] {
  const roles = new Map<string, Actor>(devices.map(({ staffId, role }) => [staffId, role]));
  const byOrder = groupByOrder(events);
  const walks = all.flatMap((order) => {
    const problem = problemOf(order, byOrder.get(order.id) ?? [], roles);
    return problem === null ? [] : [`Order ${order.id} ${problem}`];
  });
  const mailsOfUndone = [...byOrder.values()].flatMap((list) =>
    list
      .filter(({ id }, index) => list[index + 1]?.act === 'undo' && mailed.has(id))
      .map(({ act, orderId }) => `Mailed although undone: ${act} of order ${orderId}`),
  );
  return [...walks, ...problemsOfTaps(taps, events.filter(isOfStaff)), ...mailsOfUndone];
}

/** Reads what the checks compare. */
export const readHistories = async (db: Db) => ({
  orders: await db.select().from(orders),
  events: await db.select().from(orderEvents).orderBy(asc(orderEvents.id)),
  mailed: new Set((await db.select().from(mails)).map(({ eventId }) => eventId)),
});

/** What was tapped. */
export function countTaps({ orders: all, events }: Histories, taps: readonly Answered[]) {
  const ofStaff = events.filter(isOfStaff);
  return {
    orders: all.length,
    taps: taps.length,
    refused: taps.filter(({ status }) => status !== 200).length,
    events: ofStaff.length,
    undos: ofStaff.filter(({ act }) => act === 'undo').length,
  };
}
