import type { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { assign, setup } from 'xstate';

export type OrderState = keyof typeof ORDER_STATUS;

/** Who acts. `shop`: the shop itself, such as a payment window that ended, or the payment service. */
export type Actor = 'customer' | 'staff' | 'owner' | 'shop';

/** The facts of an order that decide what may happen to it. */
export interface OrderFacts {
  /** Paid on the page of the payment service, so it takes no receipt. */
  readonly isCard: boolean;
  /** Whether a receipt was ever sent: the customer may have paid. */
  readonly isReceiptSent: boolean;
  /** The state before the last step, if that can be undone. The server knows by whom and for how long. */
  readonly undoTo: OrderState | null;
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
    | 'order.reopened'
    | 'step.undone';
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
    isUndoneTo: ({ context, event }, { state }: { readonly state: OrderState }) =>
      isStaff(event.by) && context.undoTo === state,
  },
  actions: {
    setReceiptSent: assign({ isReceiptSent: true }),
    setUndoTo: assign({ undoTo: (_, { state }: { readonly state: OrderState | null }) => state }),
  },
});

const takeReceipt = {
  guard: 'isReceiptTaken',
  target: 'paymentSubmitted',
  actions: 'setReceiptSent',
} as const;
const payByCard = { guard: 'isPaidByCard', target: 'paymentConfirmed' } as const;
const noUndo = { type: 'setUndoTo', params: { state: null } } as const;
const cancelByStaff = { guard: 'isByStaff', target: 'cancelled', actions: noUndo } as const;

/** A step of staff that they can undo. */
const step = <const Target extends OrderState>(from: OrderState, target: Target) =>
  ({
    guard: 'isByStaff',
    target,
    actions: { type: 'setUndoTo', params: { state: from } },
  }) as const;

/** Leads back to the state before the last step. */
const undo = <const Target extends OrderState>(target: Target) =>
  ({
    guard: { type: 'isUndoneTo', params: { state: target } },
    target,
    actions: noUndo,
  }) as const;

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
        'payment.confirmed': step('placed', 'paymentConfirmed'),
        'card.paid': payByCard,
        'order.cancelled': [cancelByStaff, { guard: 'isWithoutReceipt', target: 'cancelled' }],
      },
    },
    paymentSubmitted: {
      description: 'A receipt waits until staff confirm or refuse it.',
      on: {
        'receipt.sent': takeReceipt,
        'receipt.refused': { guard: 'isReceiptRefused', target: 'placed' },
        'payment.confirmed': step('paymentSubmitted', 'paymentConfirmed'),
        'order.cancelled': cancelByStaff,
      },
    },
    paymentConfirmed: {
      description: 'The order is paid and waits until it is packed.',
      on: {
        'order.packed': step('paymentConfirmed', 'ready'),
        'order.sentOut': step('paymentConfirmed', 'outForDelivery'),
        'order.completed': step('paymentConfirmed', 'completed'),
        'order.cancelled': cancelByStaff,
        'step.undone': [undo('placed'), undo('paymentSubmitted')],
      },
    },
    ready: {
      description: 'The order is packed.',
      on: {
        'order.sentOut': step('ready', 'outForDelivery'),
        'order.completed': step('ready', 'completed'),
        'order.cancelled': cancelByStaff,
        'step.undone': undo('paymentConfirmed'),
      },
    },
    outForDelivery: {
      description: 'The order is on its way to the customer.',
      on: {
        'order.completed': step('outForDelivery', 'completed'),
        'order.cancelled': cancelByStaff,
        'step.undone': [undo('paymentConfirmed'), undo('ready')],
      },
    },
    completed: {
      description: 'The customer has the order.',
      on: {
        'step.undone': [undo('paymentConfirmed'), undo('ready'), undo('outForDelivery')],
      },
    },
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
