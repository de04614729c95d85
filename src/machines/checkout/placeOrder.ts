import type { Failure } from '@kedai/contract/calls/failure';
import type { AddressField } from '@kedai/contract/rules/address';
import { SHIPPING_LOOKUP_DELAY_MS } from '@kedai/contract/rules/limits';
import type { Sen } from '@kedai/contract/rules/money';
import type { PaymentMethod } from '@kedai/contract/rules/orderStatus';
import { assign, emit, raise, setup } from 'xstate';
import { actorPlaceholder } from '../actorPlaceholder';
import { errorToast, failureOf, type ToastEvent } from '../outcome';
import {
  EMPTY_ADDRESS,
  EMPTY_DRAFT,
  isComplete,
  isSameOrder,
  type Missing,
  missingOf,
  NOTHING_MISSING,
  type OrderDraft,
  type PreparedOrder,
  stillMissing,
} from './orderDraft';

/** The response to an order: an order to pay by e-wallet here, or a redirect to the card payment. */
export type Placed =
  | {
      readonly kind: 'order';
      readonly orderId: string;
      /** It is the unacknowledged order, sent before the shopper changed the form. */
      readonly isOfEarlierForm?: boolean;
    }
  | { readonly kind: 'redirect'; readonly url: string };

export interface PlaceOrderContext {
  readonly draft: OrderDraft;
  /** The shipping fee of the chosen state; null until it is known. */
  readonly shippingCost: Sen | null;
  /** Why the latest lookup of the fee failed, for the state `shipping.failed`. */
  readonly shippingFailure: Failure | null;
  /** The errors of the form. */
  readonly missing: Missing;
  /** Why the latest order was not placed, for the states with the tag `notPlaced`. */
  readonly problem: Failure | null;
  /** The order that is being sent. After a reload it is sent again. */
  readonly inFlight: PreparedOrder | null;
  /** An order without a response: it may have been placed. */
  readonly unacknowledged: PreparedOrder | null;
  /** The output of the machine. */
  readonly placed: Placed | null;
}

/** The draft from before a reload. */
export type PlaceOrderInput = Partial<
  Pick<PlaceOrderContext, 'draft' | 'inFlight' | 'unacknowledged'>
>;

export type PlaceOrderEvent =
  | { type: 'address.changed'; field: Exclude<AddressField, 'state'>; value: string }
  | { type: 'state.changed'; state: string }
  /** The region `submission` raises it for the region `shipping`. */
  | { type: 'destination.changed' }
  | { type: 'billing.toggled'; separate: boolean }
  | { type: 'billing.changed'; field: AddressField; value: string }
  | { type: 'payment.chosen'; method: PaymentMethod }
  | { type: 'terms.changed'; agreed: boolean }
  | { type: 'cart.changed' }
  | { type: 'shipping.retried' }
  | { type: 'order.submitted' }
  /** The shopper resends the unacknowledged order unchanged. */
  | { type: 'order.resent' };

type PlaceOrderEmitted =
  | ToastEvent<Failure>
  /** The service or slot has changed in another tab, or the shopper must choose it again. */
  | { type: 'selectionRefused'; hasChanged: boolean };

const OUT_OF_DATE: readonly unknown[] = ['price-changed', 'cart-changed', 'unknown-product'];

/** Whether the shop's prices or the cart have changed since the shopper saw them. */
export const isOutOfDate = ({ code }: Failure): boolean => OUT_OF_DATE.includes(code);

const SELECTION_REFUSED: readonly unknown[] = [
  'selection-changed',
  'selection-missing',
  'unknown-slot',
  'slot-passed',
  'date-too-far',
];

const changeDraft = (context: PlaceOrderContext, change: Partial<OrderDraft>) => {
  const draft = { ...context.draft, ...change };
  return { draft, missing: stillMissing(context.missing, draft) };
};

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
    /** `draft` is the current form. If the cart is empty, it may have become the unacknowledged order. */
    sendOrder: actorPlaceholder<
      Placed,
      Pick<PlaceOrderContext, 'draft' | 'unacknowledged'> & { readonly order: PreparedOrder | null }
    >('sendOrder'),
    refreshPrices: actorPlaceholder<void, void>('refreshPrices'),
  },
  delays: {
    /** Debounces the fee lookup after the shopper chose a state (spec §4). */
    shippingLookupDelay: SHIPPING_LOOKUP_DELAY_MS,
  },
  guards: {
    hasOrderInFlight: ({ context }) => context.inFlight !== null,
    hasUnacknowledgedOrder: ({ context }) => context.unacknowledged !== null,
    isStateChosen: ({ context }) => context.draft.address.state !== '',
    isComplete: ({ context }) => isComplete(missingOf(context.draft, context.shippingCost)),
    isNothingMarked: ({ context }) => isComplete(context.missing),
    isRedirect: (_, { kind }: Placed) => kind === 'redirect',
    isOutOfDate: (_, failure: Failure) => isOutOfDate(failure),
    isSelectionRefused: (_, { code }: Failure) => SELECTION_REFUSED.includes(code),
    /** Without a response, the order must be sent again unchanged. */
    mayHaveSucceeded: (_, { kind }: Failure) => kind !== 'refused',
  },
  actions: {
    setAddressField: assign(({ context }, change: { field: AddressField; value: string }) =>
      changeDraft(context, { address: { ...context.draft.address, [change.field]: change.value } }),
    ),
    setAddressState: assign(({ context }, state: string) => {
      const { draft, missing } = changeDraft(context, {
        address: { ...context.draft.address, state },
      });
      return { draft, missing: { ...missing, shipping: false }, shippingCost: null };
    }),
    toggleBilling: assign(({ context }, separate: boolean) =>
      changeDraft(context, { billing: separate ? (context.draft.billing ?? EMPTY_ADDRESS) : null }),
    ),
    setBillingField: assign(({ context }, change: { field: AddressField; value: string }) =>
      changeDraft(context, {
        billing: { ...(context.draft.billing ?? EMPTY_ADDRESS), [change.field]: change.value },
      }),
    ),
    setPayment: assign(({ context }, payment: PaymentMethod) => changeDraft(context, { payment })),
    setTermsAgreed: assign(({ context }, termsAgreed: boolean) =>
      changeDraft(context, { termsAgreed }),
    ),
    setShippingCost: assign(({ context }, shippingCost: Sen) => ({
      shippingCost,
      missing: { ...context.missing, shipping: false },
    })),
    clearShippingCost: assign({ shippingCost: null }),
    setShippingFailure: assign((_, shippingFailure: Failure) => ({ shippingFailure })),
    setMissing: assign(({ context }) => ({
      missing: missingOf(context.draft, context.shippingCost),
    })),
    clearMissing: assign({ missing: NOTHING_MISSING }),
    setProblem: assign((_, problem: Failure) => ({ problem })),
    emitFailureToast: emit((_, failure: Failure) => errorToast(failure)),
    emitSelectionRefused: emit((_, { code }: Failure) => ({
      type: 'selectionRefused' as const,
      hasChanged: code === 'selection-changed',
    })),
    setInFlight: assign((_, inFlight: PreparedOrder) => ({ inFlight })),
    resumeUnacknowledgedOrder: assign(({ context }) => ({ inFlight: context.unacknowledged })),
    keepUnacknowledgedOrder: assign(({ context }) => ({
      unacknowledged: context.inFlight,
      inFlight: null,
    })),
    /** The unacknowledged order may have been placed, so it is only cleared when it is the refused one. */
    clearRefusedOrder: assign(({ context: { inFlight, unacknowledged } }) => ({
      inFlight: null,
      unacknowledged: isSameOrder(inFlight, unacknowledged) ? null : unacknowledged,
    })),
    clearPreparedOrders: assign({ inFlight: null, unacknowledged: null }),
    setPlaced: assign((_, placed: Placed) => ({ placed })),
  },
});

/** Shows the failure on the form and as a toast. */
const reportFailure = [
  { type: 'setProblem', params: failureOf },
  { type: 'emitFailureToast', params: failureOf },
] as const;

/** The shipping fee follows the chosen state (spec §4). */
const shipping = placeOrderSetup.createStateConfig({
  description: 'The shipping fee of the chosen state.',
  initial: 'deciding',
  on: {
    'destination.changed': [{ guard: 'isStateChosen', target: '.waiting' }, { target: '.noState' }],
  },
  states: {
    deciding: {
      description: 'A draft from before a reload may have a state.',
      always: [{ guard: 'isStateChosen', target: 'lookingUp' }, { target: 'noState' }],
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
        input: ({ context }) => ({ state: context.draft.address.state }),
        onDone: {
          target: 'known',
          actions: { type: 'setShippingCost', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setShippingFailure', params: failureOf },
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
      always: [{ guard: 'hasOrderInFlight', target: 'placing' }, { target: 'filling' }],
    },
    filling: {
      description: 'The shopper fills in the form.',
      initial: 'editing',
      on: {
        'address.changed': {
          actions: { type: 'setAddressField', params: ({ event }) => event },
        },
        'state.changed': {
          actions: [
            { type: 'setAddressState', params: ({ event }) => event.state },
            raise({ type: 'destination.changed' }),
          ],
        },
        'billing.toggled': {
          actions: { type: 'toggleBilling', params: ({ event }) => event.separate },
        },
        'billing.changed': {
          actions: { type: 'setBillingField', params: ({ event }) => event },
        },
        'payment.chosen': {
          actions: { type: 'setPayment', params: ({ event }) => event.method },
        },
        'terms.changed': {
          actions: { type: 'setTermsAgreed', params: ({ event }) => event.agreed },
        },
        'order.submitted': [
          { guard: 'isComplete', target: 'preparing' },
          { target: '.incomplete', actions: 'setMissing' },
        ],
        'order.resent': {
          guard: 'hasUnacknowledgedOrder',
          target: 'placing',
          actions: ['resumeUnacknowledgedOrder', 'clearMissing'],
        },
      },
      states: {
        editing: { description: 'The form shows no errors.' },
        notPlaced: { description: 'The form shows why no order was placed.', tags: 'notPlaced' },
        incomplete: {
          description: 'The form marks what is missing, until the shopper has corrected all of it.',
          always: { guard: 'isNothingMarked', target: 'editing' },
        },
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
          actions: { type: 'setInFlight', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isSelectionRefused', params: failureOf },
            target: 'filling.notPlaced',
            actions: [...reportFailure, { type: 'emitSelectionRefused', params: failureOf }],
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
        input: ({ context: { inFlight, draft, unacknowledged } }) => ({
          order: inFlight,
          draft,
          unacknowledged,
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
            guard: { type: 'isOutOfDate', params: failureOf },
            target: 'refreshingPrices',
            actions: ['clearPreparedOrders', ...reportFailure],
          },
          {
            guard: { type: 'isSelectionRefused', params: failureOf },
            target: 'filling.notPlaced',
            actions: [
              'clearRefusedOrder',
              ...reportFailure,
              { type: 'emitSelectionRefused', params: failureOf },
            ],
          },
          {
            guard: { type: 'mayHaveSucceeded', params: failureOf },
            target: 'filling.notPlaced',
            actions: ['keepUnacknowledgedOrder', ...reportFailure],
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
          actions: { type: 'setProblem', params: failureOf },
        },
      },
    },
  },
});

/** From the order form to a placed order (spec §4, §5). The payment of the order is another flow, `payOrder`. */
export const placeOrderMachine = placeOrderSetup.createMachine({
  id: 'placeOrder',
  description: 'From the order form to a placed order.',
  context: ({ input }) => ({
    draft: EMPTY_DRAFT,
    shippingCost: null,
    shippingFailure: null,
    missing: NOTHING_MISSING,
    problem: null,
    inFlight: null,
    unacknowledged: null,
    ...input,
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
