import { PAYMENT_WINDOW_MS } from './limits';

/** The states of an order that the shop names (spec §4). */
export const ORDER_STATUS = {
  placed: 'Order Placed',
  paymentSubmitted: 'Payment Submitted',
  cancelled: 'Order Cancelled',
} as const;

/** The badge's colour of a status (spec §4): any other status is green, shown as it was sent. */
export type StatusTone = 'yellow' | 'orange' | 'red' | 'green';

export const statusTone = (status: string): StatusTone => TONES.get(status) ?? 'green';

const TONES: ReadonlyMap<string, StatusTone> = new Map([
  [ORDER_STATUS.placed, 'yellow'],
  [ORDER_STATUS.paymentSubmitted, 'orange'],
  [ORDER_STATUS.cancelled, 'red'],
]);

/** When the payment of an order should be made by (epoch ms): its date plus 2 hours (spec §4). */
export function paymentDeadline(orderDate: number): number {
  return orderDate + PAYMENT_WINDOW_MS;
}

/** The payment methods of an order; tng is the default (spec §2). */
export const PAYMENT_METHODS = ['tng', 'stripe'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Whether an order is paid on the page of the payment service, without a receipt. */
export const isPaidByCard = (method: string | null | undefined): boolean =>
  method === ('stripe' satisfies PaymentMethod);
