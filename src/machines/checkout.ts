import { ordering } from './checkout.ordering';
import { paying } from './checkout.paying';
import { EMPTY_DRAFT } from './checkout.rules';
import { checkoutSetup } from './checkout.setup';

/**
 * From the order form to the receipt (spec §4, §5). Without an order, the flow starts at the form and ends when the order
 * is placed. With an order, it starts at the payment and depends on the order's status.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'From the order form to the receipt.',
  context: ({ input }) => ({
    draft: EMPTY_DRAFT,
    shippingCost: null,
    shippingError: null,
    missing: null,
    problem: null,
    inFlight: null,
    unacknowledged: null,
    orderId: null,
    order: null,
    file: null,
    verifiedFileId: null,
    receiptProblem: null,
    failure: null,
    progress: 0,
    ...input,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [{ guard: 'hasOrder', target: 'paying' }, { target: 'ordering' }],
    },
    ordering,
    paying,
    /** The order is placed. The payment continues on the order's page. */
    placed: {
      type: 'final',
      entry: [
        'emitCartEmptied',
        { type: 'goToOrder', params: ({ context }) => context.orderId ?? '' },
      ],
    },
    redirectedToCardPayment: { type: 'final' },
  },
});
