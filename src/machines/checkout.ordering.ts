import { raise } from 'xstate';
import { checkoutSetup } from './checkout.setup';

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
      after: { afterChoosingState: { target: 'lookingUp' } },
    },
    lookingUp: {
      entry: 'forgetShipping',
      on: { 'cart.changed': { target: 'lookingUp', reenter: true } },
      invoke: {
        id: 'lookUpShipping',
        src: 'lookUpShipping',
        input: ({ context }) => ({ state: context.draft.address.state }),
        onDone: {
          target: 'known',
          actions: { type: 'rememberShipping', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'noteShippingFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    known: { on: { 'cart.changed': 'lookingUp' } },
    failed: { on: { 'shipping.retried': 'lookingUp', 'cart.changed': 'lookingUp' } },
  },
});

/** What is typed, and how it becomes an order. */
const submission = checkoutSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isOrderInFlight', target: 'placing' }, { target: 'filling' }],
    },
    filling: {
      tags: 'resumable',
      on: {
        'address.changed': {
          actions: { type: 'rememberField', params: ({ event }) => event },
        },
        'state.changed': {
          actions: [
            { type: 'rememberState', params: ({ event }) => event.state },
            raise({ type: 'destination.changed' }),
          ],
        },
        'billing.toggled': {
          actions: { type: 'toggleBilling', params: ({ event }) => event.separate },
        },
        'billing.changed': {
          actions: { type: 'rememberBilling', params: ({ event }) => event },
        },
        'payment.chosen': {
          actions: { type: 'rememberPayment', params: ({ event }) => event.method },
        },
        'terms.changed': {
          actions: { type: 'rememberTerms', params: ({ event }) => event.agreed },
        },
        'order.submitted': [
          { guard: 'isNothingMissing', target: 'preparing', actions: 'clearProblems' },
          { actions: 'showWhatIsMissing' },
        ],
        'unanswered.resent': {
          guard: 'isUnanswered',
          target: 'placing',
          actions: ['takeUpUnanswered', 'clearProblems'],
        },
      },
    },
    /** Cart writes that are still held back go first; then the order is made out under its key. */
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'prepareOrder',
        src: 'prepareOrder',
        input: ({ context }) => ({
          draft: context.draft,
          shippingCost: context.shippingCost,
          unanswered: context.unanswered,
        }),
        onDone: {
          target: 'placing',
          actions: { type: 'rememberPrepared', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isSelectionRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'filling',
            actions: [
              { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'askForSelection', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'filling',
            actions: [
              { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    placing: {
      tags: ['busy', 'resumable'],
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({
          order: context.inFlight,
          draft: context.draft,
          unanswered: context.unanswered,
        }),
        onDone: [
          {
            guard: { type: 'isRedirect', params: ({ event }) => event.output },
            target: '#checkout.leftForCardPayment',
            actions: [
              { type: 'rememberPlaced', params: ({ event }) => event.output },
              {
                type: 'goToCardPayment',
                params: ({ event }) => (event.output.kind === 'redirect' ? event.output.url : ''),
              },
            ],
          },
          {
            target: '#checkout.placed',
            actions: [
              { type: 'rememberPlaced', params: ({ event }) => event.output },
              { type: 'tellOfEarlierForm', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isOutOfDate', params: ({ event }) => ({ error: event.error }) },
            target: 'refreshingPrices',
            actions: [
              'forgetPrepared',
              { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            guard: { type: 'isSelectionRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'filling',
            actions: [
              'forgetRefused',
              { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'askForSelection', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            guard: { type: 'isAnswerLost', params: ({ event }) => ({ error: event.error }) },
            target: 'filling',
            actions: [
              'keepForSameAnswer',
              { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'filling',
            actions: [
              'forgetRefused',
              { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    /** The list and the cart are asked for again, so that the new total is seen before another try. */
    refreshingPrices: {
      tags: 'busy',
      invoke: {
        id: 'refreshPrices',
        src: 'refreshPrices',
        onDone: { target: 'filling', actions: raise({ type: 'cart.changed' }) },
        onError: {
          target: 'filling',
          actions: { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

/** The order form: shipping follows the state while the rest is being typed. */
export const ordering = checkoutSetup.createStateConfig({
  type: 'parallel',
  tags: 'ordering',
  states: { shipping, submission },
});
