import type { Failure } from '@kedai/contract/calls/failure';
import { SHIPPING_LOOKUP_DELAY_MS } from '@kedai/contract/rules/limits';
import type { Sen } from '@kedai/contract/rules/money';
import { assign, emit, raise, setup } from 'xstate';
import { actorPlaceholder } from '../actorPlaceholder';
import { errorToast, failureParams, type ToastEvent } from '../outcome';
import {
  EMPTY_DRAFT,
  isComplete,
  isSameOrder,
  missingOf,
  type OrderDraft,
  type PreparedOrder,
} from './orderDraft';

/** The response to an order: an order to pay by e-wallet here, or a redirect to the card payment. */
export type Placed =
  | {
      readonly kind: 'order';
      readonly orderId: string;
      /** It is the order of unknown outcome, sent before the shopper changed the form. */
      readonly isOfEarlierForm?: boolean;
    }
  | { readonly kind: 'redirect'; readonly url: string };

export interface PlaceOrderContext {
  /** The form, as it was submitted last or restored. The form itself holds what the shopper types. */
  readonly draft: OrderDraft;
  /** The chosen state; empty for none. */
  readonly destination: string;
  /** The shipping fee of the chosen state; null until it is known. */
  readonly shippingCost: Sen | null;
  /** Why the latest lookup of the fee failed, for the state `shipping.failed`. */
  readonly shippingFailure: Failure | null;
  /** Why the latest order was not placed, for the states with the tag `notPlaced`. */
  readonly problem: Failure | null;
  /** The order that is being sent. After a reload it is sent again. */
  readonly sending: PreparedOrder | null;
  /** An earlier order without a response: it may have been placed. */
  readonly outcomeUnknown: PreparedOrder | null;
  /** The output of the machine. */
  readonly placed: Placed | null;
}

/** The form and the orders from before a reload. */
export type PlaceOrderInput = Partial<
  Pick<PlaceOrderContext, 'draft' | 'sending' | 'outcomeUnknown'>
>;

export type PlaceOrderEvent =
  /** Empty: no state is chosen. */
  | { type: 'destination.changed'; state: string }
  | { type: 'cart.changed' }
  | { type: 'shipping.retried' }
  | { type: 'order.submitted'; draft: OrderDraft }
  /** The shopper sends the order whose outcome is unknown again, unchanged. `draft` is the form as it is now. */
  | { type: 'order.resent'; draft: OrderDraft };

type PlaceOrderEmitted =
  | ToastEvent<Failure>
  /** The service or slot has changed in another tab, or the shopper must choose it again. */
  | { type: 'selectionRefused'; hasChanged: boolean; reason: string };

const OUT_OF_DATE: readonly unknown[] = ['price-changed', 'cart-changed', 'unknown-product'];

/** Whether the shop's prices or the cart have changed since the shopper saw them. */
export const isOutOfDate = ({ code }: Failure): boolean => OUT_OF_DATE.includes(code);

const SELECTION_REFUSED: readonly unknown[] = [
  'selection-changed',
  'selection-missing',
  'unknown-slot',
  'slot-passed',
  'slot-full',
  'slot-closed',
  'date-too-far',
];

const placeOrderSetup = setup({
  types: {
    context: {} as PlaceOrderContext,
    events: {} as PlaceOrderEvent,
    emitted: {} as PlaceOrderEmitted,
    input: {} as PlaceOrderInput,
    output: {} as Placed | null,
    tags: {} as
      | 'shippingPending'
      | 'shippingFailed'
      | 'preparing'
      | 'placing'
      | 'refreshingPrices'
      | 'notPlaced',
  },
  actors: {
    lookUpShipping: actorPlaceholder<Sen, { readonly state: string }>('lookUpShipping'),
    prepareOrder: actorPlaceholder<
      PreparedOrder,
      Pick<PlaceOrderContext, 'draft' | 'shippingCost'>
    >('prepareOrder'),
    /** `draft` is the current form. If the cart is empty, it may have become the order of unknown outcome. */
    sendOrder: actorPlaceholder<
      Placed,
      Pick<PlaceOrderContext, 'draft' | 'outcomeUnknown'> & { readonly order: PreparedOrder | null }
    >('sendOrder'),
    refreshPrices: actorPlaceholder<void, void>('refreshPrices'),
  },
  delays: {
    /** Debounces the fee lookup after the shopper chose a state (spec §4). */
    shippingLookupDelay: SHIPPING_LOOKUP_DELAY_MS,
  },
  guards: {
    isSending: ({ context }) => context.sending !== null,
    hasOutcomeUnknown: ({ context }) => context.outcomeUnknown !== null,
    isStateChosen: (_, state: string) => state !== '',
    isComplete: ({ context }, draft: OrderDraft) =>
      isComplete(missingOf(draft, context.shippingCost)),
    isRedirect: (_, { kind }: Placed) => kind === 'redirect',
    isOutOfDate: (_, failure: Failure) => isOutOfDate(failure),
    isSelectionRefused: (_, { code }: Failure) => SELECTION_REFUSED.includes(code),
    /** Without a response, the order must be sent again unchanged. */
    isOutcomeUnknown: (_, { kind }: Failure) => kind !== 'refused',
  },
  actions: {
    setDestination: assign((_, destination: string) => ({ destination, shippingCost: null })),
    setDraft: assign((_, draft: OrderDraft) => ({ draft })),
    setShippingCost: assign((_, shippingCost: Sen) => ({ shippingCost })),
    clearShippingCost: assign({ shippingCost: null }),
    setShippingFailure: assign((_, shippingFailure: Failure) => ({ shippingFailure })),
    setProblem: assign((_, problem: Failure) => ({ problem })),
    emitFailureToast: emit((_, failure: Failure) => errorToast(failure)),
    emitSelectionRefused: emit((_, { code, message }: Failure) => ({
      type: 'selectionRefused' as const,
      hasChanged: code === 'selection-changed',
      reason: message,
    })),
    setSending: assign((_, sending: PreparedOrder) => ({ sending })),
    resendOutcomeUnknown: assign(({ context }) => ({ sending: context.outcomeUnknown })),
    setOutcomeUnknown: assign(({ context }) => ({
      outcomeUnknown: context.sending,
      sending: null,
    })),
    /** The order of unknown outcome may have been placed, so it is only cleared when it is the refused one. */
    clearRefusedOrder: assign(({ context: { sending, outcomeUnknown } }) => ({
      sending: null,
      outcomeUnknown: isSameOrder(sending, outcomeUnknown) ? null : outcomeUnknown,
    })),
    clearPreparedOrders: assign({ sending: null, outcomeUnknown: null }),
    setPlaced: assign((_, placed: Placed) => ({ placed })),
  },
});

/** Shows the failure on the form and as a toast. */
const reportFailure = [
  { type: 'setProblem', params: failureParams },
  { type: 'emitFailureToast', params: failureParams },
] as const;

const chosenState = ({ event }: { readonly event: { readonly state: string } }) => event.state;

/** The shipping fee follows the chosen state (spec §4). */
const shipping = placeOrderSetup.createStateConfig({
  description: 'The shipping fee of the chosen state.',
  initial: 'deciding',
  on: {
    'destination.changed': [
      {
        guard: { type: 'isStateChosen', params: chosenState },
        target: '.waiting',
        actions: { type: 'setDestination', params: chosenState },
      },
      { target: '.noState', actions: { type: 'setDestination', params: chosenState } },
    ],
  },
  states: {
    deciding: {
      description: 'A draft from before a reload may have a state.',
      always: [
        {
          guard: { type: 'isStateChosen', params: ({ context }) => context.destination },
          target: 'lookingUp',
        },
        { target: 'noState' },
      ],
    },
    noState: { description: 'No state is chosen, so there is no fee yet.' },
    waiting: {
      description: 'A state was chosen. The lookup waits, because the shopper may choose another.',
      tags: 'shippingPending',
      after: { shippingLookupDelay: { target: 'lookingUp' } },
    },
    lookingUp: {
      description: 'The shop is calculating the fee.',
      tags: 'shippingPending',
      entry: 'clearShippingCost',
      on: { 'cart.changed': { target: 'lookingUp', reenter: true } },
      invoke: {
        id: 'lookUpShipping',
        src: 'lookUpShipping',
        input: ({ context }) => ({ state: context.destination }),
        onDone: {
          target: 'known',
          actions: { type: 'setShippingCost', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setShippingFailure', params: failureParams },
        },
      },
    },
    known: {
      description: 'The fee is part of the total.',
      on: { 'cart.changed': 'lookingUp' },
    },
    failed: {
      description: 'The fee could not be looked up.',
      tags: 'shippingFailed',
      on: { 'shipping.retried': 'lookingUp', 'cart.changed': 'lookingUp' },
    },
  },
});

/** Editing the form and sending the order. */
const submission = placeOrderSetup.createStateConfig({
  description: 'The form, and the order made from it.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'An order that was being sent before a reload is sent again.',
      always: [{ guard: 'isSending', target: 'placing' }, { target: 'filling' }],
    },
    filling: {
      description: 'The shopper fills in the form.',
      initial: 'editing',
      on: {
        'order.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.draft },
            target: 'preparing',
            actions: { type: 'setDraft', params: ({ event }) => event.draft },
          },
          { target: '.incomplete' },
        ],
        'order.resent': {
          guard: 'hasOutcomeUnknown',
          target: 'placing',
          actions: [
            'resendOutcomeUnknown',
            { type: 'setDraft', params: ({ event }) => event.draft },
          ],
        },
      },
      states: {
        editing: { description: 'The form shows no errors.' },
        notPlaced: { description: 'The form shows why no order was placed.', tags: 'notPlaced' },
        incomplete: { description: 'The form marks what is missing.' },
      },
    },
    preparing: {
      description:
        'Pending cart writes are sent, then the order is made under its idempotency key.',
      tags: 'preparing',
      invoke: {
        id: 'prepareOrder',
        src: 'prepareOrder',
        input: ({ context: { draft, shippingCost } }) => ({ draft, shippingCost }),
        onDone: {
          target: 'placing',
          actions: { type: 'setSending', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isSelectionRefused', params: failureParams },
            target: 'filling.notPlaced',
            actions: [...reportFailure, { type: 'emitSelectionRefused', params: failureParams }],
          },
          { target: 'filling.notPlaced', actions: [...reportFailure] },
        ],
      },
    },
    placing: {
      description: 'The order is being sent.',
      tags: 'placing',
      invoke: {
        id: 'sendOrder',
        src: 'sendOrder',
        input: ({ context: { sending, draft, outcomeUnknown } }) => ({
          order: sending,
          draft,
          outcomeUnknown,
        }),
        onDone: [
          {
            guard: { type: 'isRedirect', params: ({ event }) => event.output },
            target: '#placeOrder.redirectedToCardPayment',
            actions: { type: 'setPlaced', params: ({ event }) => event.output },
          },
          {
            target: '#placeOrder.placed',
            actions: { type: 'setPlaced', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isOutOfDate', params: failureParams },
            target: 'refreshingPrices',
            actions: ['clearPreparedOrders', ...reportFailure],
          },
          {
            guard: { type: 'isSelectionRefused', params: failureParams },
            target: 'filling.notPlaced',
            actions: [
              'clearRefusedOrder',
              ...reportFailure,
              { type: 'emitSelectionRefused', params: failureParams },
            ],
          },
          {
            guard: { type: 'isOutcomeUnknown', params: failureParams },
            target: 'filling.notPlaced',
            actions: ['setOutcomeUnknown', ...reportFailure],
          },
          { target: 'filling.notPlaced', actions: ['clearRefusedOrder', ...reportFailure] },
        ],
      },
    },
    refreshingPrices: {
      description: 'Products and cart are fetched again, so that the shopper sees the new total.',
      tags: ['refreshingPrices', 'notPlaced'],
      invoke: {
        id: 'refreshPrices',
        src: 'refreshPrices',
        onDone: { target: 'filling.notPlaced', actions: raise({ type: 'cart.changed' }) },
        onError: {
          target: 'filling.notPlaced',
          actions: { type: 'setProblem', params: failureParams },
        },
      },
    },
  },
});

/** From the order form to a placed order (spec §4, §5). The payment of the order is another flow, `payOrder`. */
export const placeOrderMachine = placeOrderSetup.createMachine({
  id: 'placeOrder',
  description: 'From the order form to a placed order.',
  context: ({ input: { draft = EMPTY_DRAFT, sending = null, outcomeUnknown = null } }) => ({
    draft,
    destination: draft.address.state,
    shippingCost: null,
    shippingFailure: null,
    problem: null,
    sending,
    outcomeUnknown,
    placed: null,
  }),
  output: ({ context }) => context.placed,
  initial: 'ordering',
  states: {
    ordering: {
      description: 'The order form. The fee is looked up while the shopper fills it in.',
      type: 'parallel',
      states: { shipping, submission },
    },
    placed: {
      description: 'The order is placed. Its page continues with the payment.',
      type: 'final',
      tags: 'placing',
    },
    redirectedToCardPayment: {
      description: 'The order is placed. The payment service continues with the payment.',
      type: 'final',
      tags: 'placing',
    },
  },
});
