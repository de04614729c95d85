import type { CounterEvent } from '@kedai/contract/calls/counterOrders';
import { formatMoney } from '@kedai/contract/rules/money';
import type { CounterAct, OrderAct, RefusalReason } from '@kedai/contract/rules/orderStatus';

export const receiptsText = {
  title: 'Payments to check',
  short: 'Payments',
  count: (waiting: number) =>
    waiting === 1 ? '1 receipt waits.' : `${waiting} receipts wait, the oldest first.`,
  more: (shown: number) => `These are the ${shown} oldest. The others follow as you check them.`,
  loading: 'Loading the receipts',
  failed: 'The receipts could not be loaded',
  emptyTitle: 'No receipt waits',
  emptyText: 'When a customer sends a receipt, it appears here by itself.',
  left: (id: string) => `Order ${id} no longer waits.`,
  /** On a card that stays because somebody works on it. */
  gone: 'This receipt no longer waits: the order has changed meanwhile.',
  close: 'Close',
  confirm: 'Confirm',
  refuse: 'Refuse',
} as const;

export const examplesText = {
  add: 'Add three example orders',
  remove: 'Remove the example orders',
} as const;

export const pictureText = {
  open: (id: string) => `Enlarge the receipt of order ${id}`,
  alt: (id: string) => `Receipt of order ${id}`,
  title: 'Receipt',
  missing: 'Picture missing',
  again: 'Load it again',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  keys: 'Keys: + and − zoom, 0 shows the whole picture, Escape closes.',
} as const;

export const REASONS: Readonly<Record<RefusalReason, string>> = {
  'not-received': 'The money has not arrived',
  'other-amount': 'Another amount was paid',
  'not-readable': 'The picture cannot be read',
  other: 'Another reason',
};

export const orderText = {
  title: (id: string) => `Order ${id}`,
  placedAt: 'Placed',
  example: 'Example',
  loading: 'Loading the order',
  failed: 'The order could not be shown',
  receipt: 'Receipt',
  noReceipt: 'No receipt has been sent.',
  sentAt: (when: string) => `Sent ${when}`,
  earlier: 'Earlier receipts',
  lines: 'Items',
  products: 'Products',
  shipping: 'Shipping',
  total: 'Total',
  pickup: 'Pick up',
  delivery: 'Delivery',
  slot: 'When',
  noSlot: 'No time was chosen',
  receiver: 'Receiver',
  phone: 'Phone',
  address: 'Address',
  customer: 'Account',
  history: 'History',
  addNote: 'Note for staff',
  addNoteHint: 'Customers do not see it.',
  saveNote: 'Add note',
  noteAdded: 'Note added.',
  isNow: (id: string, status: string) => `Order ${id} is now: ${status}.`,
  chat: 'WhatsApp',
  chatWith: (name: string) => `WhatsApp to ${name}`,
  chatWords: (id: string, status: string) => `Order ${id}: ${status}`,
} as const;

/** The buttons of acts. */
export const ACTS: Readonly<Record<CounterAct, string>> = {
  confirm: 'Confirm payment',
  refuse: 'Refuse receipt',
  ready: 'Ready',
  'out-for-delivery': 'Out for delivery',
  complete: 'Complete',
  cancel: 'Cancel order',
  reopen: 'Reopen order',
  undo: 'Undo',
};

export const actText = {
  title: 'Next step',
  others: 'Other steps',
  none: 'Nothing is left to do.',
  back: 'Back',
  refused: (id: string) => `Receipt of order ${id} refused.`,
  changed: (status: string) => `This order has changed meanwhile. It is now: ${status}.`,
  newReceipt: 'The customer has sent another receipt meanwhile. Please look at it first.',
  reasons: 'Why is the receipt refused?',
  reference: 'Reference of the payment',
  referenceHint: 'Optional: the number on the bank’s list.',
  howPaid: 'How was it paid?',
  howPaidHint: 'Such as “cash at the counter”, or “bank transfer, 27 Nov”.',
  toCustomer: 'Words for the customer',
  customerReads: 'The customer reads this beside the order.',
  cancelReason: 'Why is it cancelled?',
  reopenReason: 'Why is it reopened?',
  amount: (currency: string) => `Refund (${currency})`,
  amountHint: '0.00 when no money has arrived.',
  amountWrong: 'Enter an amount such as 25.00.',
  how: 'How it is given back',
  howHint: 'Such as “DuitNow to the customer’s number”.',
  refundReference: 'Reference of the refund',
  optional: 'Optional.',
  isGiven: 'The money has been given back already',
} as const;

const EVENTS: Readonly<Record<OrderAct, string>> = {
  place: 'Order placed',
  'send-receipt': 'Receipt sent',
  'pay-by-card': 'Paid by card',
  confirm: 'Payment confirmed',
  refuse: 'Receipt refused',
  ready: 'Ready',
  'out-for-delivery': 'Out for delivery',
  complete: 'Completed',
  cancel: 'Cancelled',
  reopen: 'Reopened',
  undo: 'Last step undone',
  note: 'Note for staff',
};

const BY = { customer: 'the customer', staff: 'staff', shop: 'the shop' } as const;

export const eventText = {
  acts: EVENTS,
  what: ({ act, reason }: CounterEvent): string =>
    reason === undefined ? EVENTS[act] : `${EVENTS[act]}: ${REASONS[reason].toLowerCase()}`,
  who: ({ by }: CounterEvent): string => by.name ?? BY[by.kind],
  reference: (reference: string) => `Reference ${reference}`,
  refund: ({ amount, how, isGiven }: NonNullable<CounterEvent['refund']>, currency: string) =>
    `Refund ${formatMoney(amount, currency)} by ${how}: ${isGiven ? 'given' : 'still owed'}`,
} as const;
