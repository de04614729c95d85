import { PAYMENT_WINDOW_MS } from './limits';

/** The statuses that the specification names (§4), and those that the counter adds. A server may send others. */
export const ORDER_STATUS = {
  placed: 'Order Placed',
  paymentSubmitted: 'Payment Submitted',
  paymentConfirmed: 'Payment Confirmed',
  ready: 'Ready',
  outForDelivery: 'Out for Delivery',
  completed: 'Completed',
  cancelled: 'Order Cancelled',
} as const;

/** What staff do with an order. */
export const COUNTER_ACTS = [
  'confirm',
  'refuse',
  'ready',
  'out-for-delivery',
  'complete',
  'cancel',
  'reopen',
  'undo',
] as const;
export type CounterAct = (typeof COUNTER_ACTS)[number];

/** What can happen to an order: acts of staff, and what the customer and the shop do. */
export const ORDER_ACTS = [
  ...COUNTER_ACTS,
  'place',
  'send-receipt',
  'pay-by-card',
  'note',
] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

/** The steps that the person who did them can undo for `UNDO_MS`. */
export const UNDOABLE_ACTS: readonly OrderAct[] = [
  'confirm',
  'ready',
  'out-for-delivery',
  'complete',
];

/** Who did it. `shop`: the shop itself, such as a payment window that ended. */
export const ORDER_EVENT_BY = ['customer', 'staff', 'shop'] as const;

/** Why staff refuse a receipt. */
export const REFUSAL_REASONS = ['not-received', 'other-amount', 'not-readable', 'other'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The colour of a status badge (spec §4). Other statuses are green. */
export type StatusTone = 'yellow' | 'orange' | 'red' | 'green';

export const statusTone = (status: string): StatusTone => TONES.get(status) ?? 'green';

const TONES: ReadonlyMap<string, StatusTone> = new Map([
  [ORDER_STATUS.placed, 'yellow'],
  [ORDER_STATUS.paymentSubmitted, 'orange'],
  [ORDER_STATUS.cancelled, 'red'],
]);

const ENDS: readonly string[] = [ORDER_STATUS.completed, ORDER_STATUS.cancelled];

/** Whether an order with this status is over. */
export const hasEnded = (status: string): boolean => ENDS.includes(status);

/** The payment deadline, epoch ms (spec §4). */
export function paymentDeadline(orderDate: number): number {
  return orderDate + PAYMENT_WINDOW_MS;
}

/** The payment methods of an order; tng is the default (spec §2). */
export const PAYMENT_METHODS = ['tng', 'stripe'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Whether an order is paid on the page of the payment service, without a receipt. */
export const isPaidByCard = (method: string | null | undefined): boolean =>
  method === ('stripe' satisfies PaymentMethod);
