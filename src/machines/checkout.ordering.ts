import { raise } from 'xstate';
import { checkoutSetup, errorOf } from './checkout.setup';

/** Shows the error on the form and as a toast. */
const reportFailure = [
  { type: 'setProblem', params: errorOf },
  { type: 'emitErrorToast', params: errorOf },
] as const;

/** The shipping fee follows the chosen state (spec §4). */
const shipping = checkoutSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'destination.changed': [{ guard: 'isStateChosen', target: '.waiting' }, { target: '.noState' }],
  },
  states: {
    deciding: {
      always: [{ guard: 'isStateChosen', target: 'lookingUp' }, { target: 'noState' }],
    },
    noState: {},
    waiting: {
      after: { shippingLookupDelay: { target: 'lookingUp' } },
    },
    lookingUp: {
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
          actions: { type: 'setShippingError', params: errorOf },
        },
      },
    },
    known: { on: { 'cart.changed': 'lookingUp' } },
    failed: { on: { 'shipping.retried': 'lookingUp', 'cart.changed': 'lookingUp' } },
  },
});

/** Editing the form and sending the order. */
const submission = checkoutSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'hasOrderInFlight', target: 'placing' }, { target: 'filling' }],
    },
    filling: {
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
          { guard: 'isNothingMissing', target: 'preparing', actions: 'clearProblems' },
          { actions: 'setMissing' },
        ],
        'order.resent': {
          guard: 'hasUnacknowledgedOrder',
          target: 'placing',
          actions: ['resumeUnacknowledgedOrder', 'clearProblems'],
        },
      },
    },
    /** Pending cart writes are flushed first. */
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'prepareOrder',
        src: 'prepareOrder',
        input: ({ context }) => ({
          draft: context.draft,
          shippingCost: context.shippingCost,
        }),
        onDone: {
          target: 'placing',
          actions: { type: 'setInFlight', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isSelectionRefused', params: errorOf },
            target: 'filling',
            actions: [...reportFailure, { type: 'emitSelectionRefused', params: errorOf }],
          },
          {
            target: 'filling',
            actions: [...reportFailure],
          },
        ],
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({
          order: context.inFlight,
          draft: context.draft,
          unacknowledged: context.unacknowledged,
        }),
        onDone: [
          {
            guard: { type: 'isRedirect', params: ({ event }) => event.output },
            target: '#checkout.redirectedToCardPayment',
            actions: [
              { type: 'setPlacedOrder', params: ({ event }) => event.output },
              {
                type: 'goToCardPayment',
                params: ({ event }) => (event.output.kind === 'redirect' ? event.output.url : ''),
              },
            ],
          },
          {
            target: '#checkout.placed',
            actions: [
              { type: 'setPlacedOrder', params: ({ event }) => event.output },
              { type: 'emitEarlierOrder', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isOutOfDate', params: errorOf },
            target: 'refreshingPrices',
            actions: ['clearPreparedOrders', ...reportFailure],
          },
          {
            guard: { type: 'isSelectionRefused', params: errorOf },
            target: 'filling',
            actions: [
              'clearRefusedOrder',
              ...reportFailure,
              { type: 'emitSelectionRefused', params: errorOf },
            ],
          },
          {
            guard: { type: 'mayHaveSucceeded', params: errorOf },
            target: 'filling',
            actions: ['keepUnacknowledgedOrder', ...reportFailure],
          },
          {
            target: 'filling',
            actions: ['clearRefusedOrder', ...reportFailure],
          },
        ],
      },
    },
    /** The product list and the cart are fetched again, so that the shopper sees the new total before the next attempt. */
    refreshingPrices: {
      tags: 'busy',
      invoke: {
        id: 'refreshPrices',
        src: 'refreshPrices',
        onDone: { target: 'filling', actions: raise({ type: 'cart.changed' }) },
        onError: {
          target: 'filling',
          actions: { type: 'setProblem', params: errorOf },
        },
      },
    },
  },
});

/** The order form. The shipping fee is looked up while the shopper edits the form. */
export const ordering = checkoutSetup.createStateConfig({
  type: 'parallel',
  tags: 'ordering',
  states: { shipping, submission },
});
