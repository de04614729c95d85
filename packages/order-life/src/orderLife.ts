import { assign, setup } from 'xstate';

/** Who acts. `shop`: the shop itself, such as a payment window that ended, or the payment service. */
export type Actor = 'customer' | 'staff' | 'owner' | 'shop';

/** The facts of an order that decide what may happen to it. */
export interface OrderFacts {
  /** Paid on the page of the payment service, so it takes no receipt. */
  readonly isCard: boolean;
  /** Whether a receipt was ever sent: the customer may have paid. */
  readonly isReceiptSent: boolean;
}

export type OrderLifeEvent = {
  readonly type:
    | 'receipt.sent'
    | 'receipt.refused'
    | 'payment.confirmed'
    | 'card.paid'
    | 'order.packed'
    | 'order.sentOut'
    | 'order.completed'
    | 'order.cancelled'
    | 'order.reopened';
  readonly by: Actor;
};

const isStaff = (by: Actor) => by === 'staff' || by === 'owner';

const orderLifeSetup = setup({
  types: { context: {} as OrderFacts, events: {} as OrderLifeEvent, input: {} as OrderFacts },
  guards: {
    isByStaff: ({ event }) => isStaff(event.by),
    isByOwner: ({ event }) => event.by === 'owner',
    isReceiptTaken: ({ context, event }) => event.by === 'customer' && !context.isCard,
    isReceiptRefused: ({ context, event }) => isStaff(event.by) && context.isReceiptSent,
    isPaidByCard: ({ context, event }) => event.by === 'shop' && context.isCard,
    isWithoutReceipt: ({ context }) => !context.isReceiptSent,
  },
  actions: { setReceiptSent: assign({ isReceiptSent: true }) },
});

const takeReceipt = {
  guard: 'isReceiptTaken',
  target: 'paymentSubmitted',
  actions: 'setReceiptSent',
} as const;
const confirmPayment = { guard: 'isByStaff', target: 'paymentConfirmed' } as const;
const payByCard = { guard: 'isPaidByCard', target: 'paymentConfirmed' } as const;
const cancelByStaff = { guard: 'isByStaff', target: 'cancelled' } as const;
const sendOut = { guard: 'isByStaff', target: 'outForDelivery' } as const;
const complete = { guard: 'isByStaff', target: 'completed' } as const;

/** Its states are the keys of the contract's `ORDER_STATUS`. */
export const orderLifeMachine = orderLifeSetup.createMachine({
  id: 'orderLife',
  description: 'What happens to an order, from its placing until it is handed over.',
  context: ({ input }) => input,
  initial: 'placed',
  states: {
    placed: {
      description: 'The order waits for its payment.',
      on: {
        'receipt.sent': takeReceipt,
        'payment.confirmed': confirmPayment,
        'card.paid': payByCard,
        'order.cancelled': [cancelByStaff, { guard: 'isWithoutReceipt', target: 'cancelled' }],
      },
    },
    paymentSubmitted: {
      description: 'A receipt waits until staff confirm or refuse it.',
      on: {
        'receipt.sent': takeReceipt,
        'receipt.refused': { guard: 'isReceiptRefused', target: 'placed' },
        'payment.confirmed': confirmPayment,
        'order.cancelled': cancelByStaff,
      },
    },
    paymentConfirmed: {
      description: 'The order is paid and waits until it is packed.',
      on: {
        'order.packed': { guard: 'isByStaff', target: 'ready' },
        'order.sentOut': sendOut,
        'order.completed': complete,
        'order.cancelled': cancelByStaff,
      },
    },
    ready: {
      description: 'The order is packed.',
      on: {
        'order.sentOut': sendOut,
        'order.completed': complete,
        'order.cancelled': cancelByStaff,
      },
    },
    outForDelivery: {
      description: 'The order is on its way to the customer.',
      on: { 'order.completed': complete, 'order.cancelled': cancelByStaff },
    },
    completed: { description: 'The customer has the order.' },
    cancelled: {
      description: 'The order was cancelled.',
      on: {
        // The payment page may have been paid before it was closed.
        'card.paid': payByCard,
        'order.reopened': { guard: 'isByOwner', target: 'placed' },
      },
    },
  },
});
