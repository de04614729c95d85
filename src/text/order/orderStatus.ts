import type { OrderEvent } from '@kedai/contract/calls/order';
import { ORDER_STATUS, type OrderAct } from '@kedai/contract/rules/orderStatus';
import { REFUSAL_TEXT, SHOP_SAYS } from '@kedai/contract/text/refusalText';

/** What a shopper reads about the statuses after the payment. */
export const statusTexts: ReadonlyMap<string, { readonly heading: string; readonly text: string }> =
  new Map([
    [
      ORDER_STATUS.paymentConfirmed,
      { heading: 'Your payment is confirmed', text: 'Thank you. We are preparing your order.' },
    ],
    [
      ORDER_STATUS.ready,
      {
        heading: 'Your order is ready',
        text: 'It is packed and waits for its delivery.',
      },
    ],
    [
      ORDER_STATUS.outForDelivery,
      {
        heading: 'Your order is on its way',
        text: 'Please keep your phone near you, so that we can call when we arrive.',
      },
    ],
    [
      ORDER_STATUS.completed,
      { heading: 'Your order is complete', text: 'Thank you for shopping with us.' },
    ],
  ]);

const EVENTS: Readonly<Record<OrderAct, string | null>> = {
  place: 'Order placed',
  'send-receipt': 'Receipt sent',
  'pay-by-card': 'Paid by card',
  confirm: 'Payment confirmed',
  refuse: 'Receipt not accepted',
  ready: 'Order packed',
  'out-for-delivery': 'On its way',
  complete: 'Order completed',
  cancel: 'Order cancelled',
  reopen: 'Order opened again',
  // For staff only.
  note: null,
  undo: null,
};

/** An event of an order's history in the words of its customer; null if it is not for customers. */
export const eventText = ({ act, by }: OrderEvent): string | null =>
  act === 'cancel' && by.kind === 'customer' ? 'Cancelled by you' : EVENTS[act];

export const cancelText = {
  cancel: 'Cancel this order',
  title: 'Cancel this order?',
  explanation:
    'If you have already paid, keep it and upload your receipt. You can order again at any time.',
  confirm: 'Yes, cancel it',
  keep: 'Keep my order',
} as const;

export const refusalText = {
  heading: 'We need a new receipt',
  windowOver: 'You can still pay and upload a new receipt.',
  reasons: REFUSAL_TEXT,
  shopSays: SHOP_SAYS,
} as const;
