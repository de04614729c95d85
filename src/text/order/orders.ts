import type { OrderItem } from '@kedai/contract/calls/order';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { durationOver } from '@kedai/contract/text/limitText';

export const ordersText = {
  title: 'MY ORDERS',
  order: (id: string) => `Order ${id}`,
  date: 'Date',
  payment: 'Payment',
  method: (method: string) => (method === 'tng' ? 'Touch n Go eWallet' : method),
  delivery: 'Delivery',
  pickup: 'Pick Up',
  pickupDelivered:
    'You chose Pick Up, but orders can only be delivered at the moment: the delivery address is the one given with the order.',
  note: 'Your note',
  shipping: 'Shipping Fee',
  total: 'Total',
  showMore: 'Show More',
  showLess: 'Show Less',
  contact: 'Contact Seller',
  pay: 'Make Payment',
  track: 'Track Order',
  view: 'View Order',
  timeLeft: 'Time left to pay',
  refused: 'Your receipt was not accepted',
  windowOver: durationOver(PAYMENT_WINDOW_MS, 'to pay'),
  emptyTitle: 'No orders yet',
  emptyText: 'When you place an order, it appears here.',
  emptyAction: 'Start shopping',
  loading: 'Loading your orders',
  moreOrders: 'Show more orders',
  shownOf: (shown: number, total: number) => `${shown} of ${total} orders`,
  /** @param reason a sentence */
  moreFailed: (reason: string) => `More orders could not be loaded. ${reason}`,
  failed: 'Your orders could not be loaded',
} as const;

/**
 * The message of "Contact Seller": name, date, amount and the items (spec §2).
 * @param left the number of items that the message leaves out
 */
export const sellerMessage = (
  { name, date, amount }: Readonly<Record<'name' | 'date' | 'amount', string>>,
  items: readonly Pick<OrderItem, 'name' | 'feature' | 'quantity'>[],
  left: number,
): string =>
  [
    'Hello, I have a question about my order.',
    `Name: ${name}`,
    `Date: ${date}`,
    `Amount: ${amount}`,
    'Items:',
    ...items.map(
      (item) => `- ${item.name}${item.feature ? ` (${item.feature})` : ''} x ${item.quantity}`,
    ),
    ...(left > 0 ? [`and ${left} more`] : []),
  ].join('\n');
