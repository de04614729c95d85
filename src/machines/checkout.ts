import { ordering } from './checkout.ordering';
import { paying } from './checkout.paying';
import { EMPTY_DRAFT } from './checkout.rules';
import { checkoutSetup } from './checkout.setup';

/**
 * From the order form to the receipt (spec §4, §5). Entered without an order it begins at the form and ends
 * when the order is placed; entered with an order it goes by that order's status.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'From the order form to the receipt.',
  context: ({ input }) => ({
    draft: input.draft ?? EMPTY_DRAFT,
    shippingCost: null,
    shippingError: null,
    missing: null,
    problem: null,
    inFlight: input.inFlight ?? null,
    unanswered: input.unanswered ?? null,
    orderId: input.orderId ?? null,
    order: null,
    file: null,
    verifiedFileId: null,
    receiptProblem: null,
    failure: null,
    progress: 0,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [{ guard: 'isOrderGiven', target: 'paying' }, { target: 'ordering' }],
    },
    ordering,
    paying,
    /** The cart has become an order; its page is where the payment goes on. */
    placed: {
      type: 'final',
      entry: [
        'announceEmptiedCart',
        { type: 'goToOrder', params: ({ context }) => context.orderId ?? '' },
      ],
    },
    leftForCardPayment: { type: 'final' },
  },
});
