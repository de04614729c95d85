import { isPaidByCard } from '@kedai/contract/rules/orderStatus';
import { type Actor, type LifeAct, type LivingOrder, statusAfter } from '@kedai/order-life';
import { keyReused } from '../../boundary/apiError';
import type { Transaction } from '../../store/database/db';
import { queueMail } from '../../store/mails';
import { insertEvent, type NewOrderEvent } from '../../store/orderEvents';
import { type OrderRow, updateStatus } from '../../store/orders';

/** The facts of a stored order that decide what may happen to it. */
export const lifeOf = (
  order: Pick<OrderRow, 'status' | 'paymentMethod' | 'receiptHash'>,
): LivingOrder => ({
  status: order.status,
  isCard: isPaidByCard(order.paymentMethod),
  isReceiptSent: order.receiptHash !== null,
});

/** Whether its customer may cancel an order now. */
export const canCancel = (order: OrderRow): boolean =>
  statusAfter(lifeOf(order), { act: 'cancel', by: 'customer' }) !== null;

/** What happens to an order, and what its event says about it. */
interface OrderChange
  extends Pick<
    NewOrderEvent,
    'at' | 'staffId' | 'byName' | 'reason' | 'text' | 'reference' | 'refund' | 'key' | 'requestHash'
  > {
  readonly act: LifeAct;
  readonly by: Actor;
  /** For `undo`: the status before the step that is undone. */
  readonly undoTo?: string | null;
  /** When its mail may be sent, epoch ms; absent: at once. */
  readonly mailDueAt?: number;
}

/**
 * Changes the status of an order that the transaction has locked, stores the event, and queues its mail. Nothing else
 * changes the status of a single order.
 * @param fields change with the status
 * @returns false when the order does not take the act; then nothing is stored
 * @throws ApiError when the person has used the idempotency key for something else
 */
export async function changeOrder(
  transaction: Transaction,
  order: OrderRow,
  { act, by, undoTo = null, mailDueAt, ...details }: OrderChange,
  fields: Parameters<typeof updateStatus>[3] = {},
): Promise<boolean> {
  const from = order.status;
  const to = statusAfter({ ...lifeOf(order), undoTo }, { act, by });
  if (to === null) return false;
  if (!(await updateStatus(transaction, order.id, { from, to }, fields))) {
    throw new Error('An order that was not locked has changed.');
  }
  const byKind = by === 'owner' ? 'staff' : by;
  const change = { orderId: order.id, act, byKind, fromStatus: from, toStatus: to } as const;
  const event = await insertEvent(transaction, { ...details, ...change });
  if (!event) throw keyReused();
  await queueMail(transaction, order, event, mailDueAt);
  return true;
}
