import { isDeepStrictEqual } from 'node:util';
import type { counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import { UNDO_MS } from '@kedai/contract/rules/limits';
import { parseRinggit, sen, toRinggitText } from '@kedai/contract/rules/money';
import { ORDER_STATUS, type OrderAct, UNDOABLE_ACTS } from '@kedai/contract/rules/orderStatus';
import { statusAfter } from '@kedai/order-life';
import type { InferOutput } from 'valibot';
import {
  ApiError,
  inEnglish,
  invalidRequest,
  keyReused,
  notFound,
  ownerOnly,
} from '../../boundary/apiError';
import type { CardPayments } from '../../ports/cardPayments';
import type { Db, Transaction } from '../../store/database/db';
import { takeBackMail } from '../../store/mails';
import {
  findEventOfKey,
  insertEvent,
  listEvents,
  type NewOrderEvent,
  type OrderEventRow,
} from '../../store/orderEvents';
import { findAnyOrder, lockAnyOrder, type OrderRow } from '../../store/orders';
import type { StaffMember } from '../../store/staff';
import { changeOrder, lifeOf } from '../order/changeOrder';
import { closeOpenPage } from '../order/paymentPages';
import { takePlace } from '../slots/places';
import { readSlotRules } from '../slots/slotRules';
import { COUNTER_RECEIPT_PATH } from './counterOrder';
import { timeText } from './timeText';
import { lastChangeOf, undoUntil } from './undo';

type ActRequest = InferOutput<typeof counterOrderCalls.act.request>;

/** Who acts, when, and with which idempotency key. */
export interface StaffAct {
  readonly staff: StaffMember;
  /** epoch ms */
  readonly now: number;
  readonly key: string | null;
  /** sha256 of the call and its request. */
  readonly requestHash: string;
}

/** These acts settle the payment, so the payment page of an order by card is closed first. */
const SETTLING: readonly OrderAct[] = ['confirm', 'cancel'];

/**
 * Does an act of staff once, in a transaction of its own. A retry does nothing.
 * @throws ApiError `not-found`, `status-changed`, `act-not-possible`, `not-allowed`, `invalid-request` or `unavailable`;
 *   for a reopened order as `takePlace` does
 */
export async function actOnOrder(
  db: Db,
  cardPayments: CardPayments | undefined,
  request: ActRequest,
  by: StaffAct,
): Promise<void> {
  const { orderId, act, expected } = request;
  const details = detailsOf(request);
  let closedPage: string | null = null;
  if (SETTLING.includes(act)) {
    const order = await findAnyOrder(db, orderId);
    if (order?.status === expected && isPossible(order, act, by)) {
      closedPage = order.openPageId;
      await closeOpenPage(cardPayments, closedPage);
    }
  }
  await db.transaction(async (transaction) => {
    const order = await lockForAct(transaction, orderId, by);
    if (order === null) return;
    if (order.status !== expected || isOtherReceipt(order, request)) {
      const last = await lastChange(transaction, orderId);
      if (last && isSameAct(last, request, by, details)) return;
      throw statusChanged(order, last, by);
    }
    if (act === 'undo') return undoLastStep(transaction, order, by);
    if (!isPossible(order, act, by)) throw notPossible(order, act);
    assertPlausible(order, details.refund);
    await takePlaceAgain(transaction, order, act, by.now);
    const mailDueAt = UNDOABLE_ACTS.includes(act) && { mailDueAt: by.now + UNDO_MS };
    const change = { act, by: by.staff.role, ...signatureOf(by), ...details };
    const isClosed = closedPage !== null && order.openPageId === closedPage;
    await changeOrder(
      transaction,
      order,
      { ...change, ...mailDueAt },
      isClosed ? { openPageId: null } : {},
    );
  });
}

/** Takes a place for an order that is reopened. @throws ApiError as `takePlace` does */
async function takePlaceAgain(
  transaction: Transaction,
  { selection }: OrderRow,
  act: ActRequest['act'],
  now: number,
): Promise<void> {
  if (act !== 'reopen' || selection === null) return;
  await takePlace(transaction, await readSlotRules(transaction), { selection, now });
}

/** Adds a note to the history of an order, once. @throws ApiError `not-found` */
export async function addNote(
  db: Db,
  { orderId, text }: { readonly orderId: string; readonly text: string },
  by: StaffAct,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await lockForAct(transaction, orderId, by);
    if (order === null) return;
    const { status } = order;
    const event = await insertEvent(transaction, {
      ...signatureOf(by),
      orderId,
      act: 'note',
      byKind: 'staff',
      fromStatus: status,
      toStatus: status,
      text,
    });
    if (!event) throw keyReused();
  });
}

/**
 * Locks an order for an act.
 * @returns null when this is a retry of an act that was done
 * @throws ApiError `not-found`, or `invalid-request` when the key was used for another act
 */
async function lockForAct(
  transaction: Transaction,
  orderId: string,
  { staff, key, requestHash }: StaffAct,
): Promise<OrderRow | null> {
  const order = await lockAnyOrder(transaction, orderId);
  if (!order) throw notFound((text) => text.order.notFound);
  const earlier = key && (await findEventOfKey(transaction, { staffId: staff.id, key }));
  if (!earlier) return order;
  if (earlier.requestHash !== requestHash) throw keyReused();
  return null;
}

const signatureOf = ({ staff, now, key, requestHash }: StaffAct) => ({
  at: now,
  staffId: staff.id,
  byName: staff.name,
  key,
  requestHash,
});

const isPossible = (order: OrderRow, act: ActRequest['act'], { staff }: StaffAct): boolean =>
  statusAfter(lifeOf(order), { act, by: staff.role }) !== null;

/** What an event says beside who did what. */
type Details = Partial<Pick<NewOrderEvent, 'reason' | 'text' | 'reference' | 'refund'>>;

/** What the event of an act says. @throws ApiError `invalid-request` when a field is missing that this act needs here */
function detailsOf(request: ActRequest): Details {
  const isUnpaid = request.expected === ORDER_STATUS.placed;
  switch (request.act) {
    case 'confirm': {
      const { text, reference } = request;
      if (isUnpaid && text === undefined) {
        throw invalidRequest(inEnglish('Enter a note: how was this order paid?'));
      }
      return { text: text ?? null, reference: reference ?? null };
    }
    case 'refuse': {
      const { reason, text } = request;
      if (reason === 'other' && text === undefined)
        throw invalidRequest(inEnglish('Enter the reason.'));
      return { reason, text: text ?? null };
    }
    case 'cancel': {
      const { text, refund } = request;
      if (refund === undefined) {
        if (isUnpaid) return { text };
        throw invalidRequest(inEnglish('Enter the refund. It is 0.00 if nothing was paid.'));
      }
      const { amount, how, isGiven, reference = null } = refund;
      return { text, reference, refund: { amountSen: parseRinggit(amount) ?? 0, how, isGiven } };
    }
    case 'reopen':
      return { text: request.text };
    default:
      return {};
  }
}

/** Whether the page showed another receipt: the customer may have sent a new one, which nobody has seen. */
const isOtherReceipt = ({ receiptHash }: OrderRow, { receipt }: ActRequest): boolean =>
  receipt !== undefined && receipt !== `${COUNTER_RECEIPT_PATH}/${receiptHash}`;

/** A refund may exceed the total, because customers pay twice or too much, but not so far: then a decimal point is missing. */
const REFUND_MAX_TOTALS = 10;

/** @throws ApiError `invalid-request` */
function assertPlausible({ productSen, shippingSen }: OrderRow, refund: Details['refund']): void {
  const total = productSen + shippingSen;
  if (!refund || refund.amountSen <= REFUND_MAX_TOTALS * total) return;
  throw invalidRequest(
    inEnglish(
      `The refund is more than ${REFUND_MAX_TOTALS} times the total of the order (RM${toRinggitText(sen(total))}). Please check its amount.`,
    ),
  );
}

/** The last event that changed the status, or null. */
async function lastChange(db: Db, orderId: string): Promise<OrderEventRow | null> {
  return lastChangeOf((await listEvents(db, [orderId])).get(orderId) ?? []);
}

/** Undoes the last step of an order, and takes back its mail. @throws ApiError `act-not-possible` */
async function undoLastStep(transaction: Transaction, order: OrderRow, by: StaffAct) {
  const last = await lastChange(transaction, order.id);
  if (!last || !UNDOABLE_ACTS.includes(last.act)) throw notPossible(order, 'undo');
  if (last.staffId !== by.staff.id) {
    throw cannotUndo(`${whatHappened(last, by)} Only the person who did a step can undo it.`);
  }
  if (undoUntil([last], by) === null) {
    throw cannotUndo(`The ${UNDO_MS / 1000} seconds to undo are over.`);
  }
  const change = { act: 'undo', by: by.staff.role, undoTo: last.fromStatus } as const;
  await changeOrder(transaction, order, { ...change, ...signatureOf(by) });
  if (!(await takeBackMail(transaction, last.id, by.now))) {
    throw cannotUndo('The mail about this step is on its way to the customer already.');
  }
}

const cannotUndo = (why: string) =>
  new ApiError(409, 'act-not-possible', inEnglish(`${why} Nothing was changed.`));

/** Whether the same person has just done and said the same: two taps of one person never conflict. */
const isSameAct = (
  last: OrderEventRow,
  { act, expected }: ActRequest,
  { staff }: StaffAct,
  details: Details,
) =>
  last.act === act &&
  last.fromStatus === expected &&
  last.staffId === staff.id &&
  isDeepStrictEqual(wordsOf(last), wordsOf(details));

const wordsOf = ({ reason = null, text = null, reference = null, refund = null }: Details) => ({
  reason,
  text,
  reference,
  refund,
});

/** What an event says that somebody did. */
const DONE: Readonly<Record<OrderAct, string>> = {
  confirm: 'confirmed the payment',
  refuse: 'refused the receipt',
  ready: 'marked the order as ready',
  'out-for-delivery': 'sent the order out',
  complete: 'completed the order',
  cancel: 'cancelled the order',
  reopen: 'reopened the order',
  place: 'placed the order',
  'send-receipt': 'sent a receipt',
  'pay-by-card': 'paid by card',
  undo: 'undid the last step',
  note: 'added a note',
};

function statusChanged({ status }: OrderRow, last: OrderEventRow | null, by: StaffAct): ApiError {
  const what =
    last?.toStatus === status ? whatHappened(last, by) : `The status is "${status}" now.`;
  return new ApiError(
    409,
    'status-changed',
    inEnglish(`${what} Nothing was changed; please look at it again.`),
  );
}

const whatHappened = (event: OrderEventRow, { staff, now }: StaffAct): string =>
  `${nameOf(event, staff)} ${DONE[event.act]} ${timeText(event.at, now)}.`;

function nameOf({ act, byKind, byName, staffId }: OrderEventRow, staff: StaffMember): string {
  if (byKind === 'staff') return staffId === staff.id ? 'You' : (byName ?? 'Somebody');
  return byKind === 'customer' || act === 'pay-by-card' ? 'The customer' : 'The shop';
}

function notPossible(order: OrderRow, act: ActRequest['act']): ApiError {
  if (statusAfter(lifeOf(order), { act, by: 'owner' }) !== null) return ownerOnly();
  return new ApiError(
    409,
    'act-not-possible',
    inEnglish(`This is not possible while the status is "${order.status}". Nothing was changed.`),
  );
}
