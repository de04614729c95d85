import { sen } from '../../contract/money';
import { done, PREPARED, READY } from './checkoutEvents';
import type { Step } from './story';

/** The states and tags of the order form. */
export const at = (shipping: string, submission: string) => ({
  state: { ordering: { shipping, submission } },
  tags: {
    filling: ['ordering'],
    preparing: ['busy', 'ordering'],
    placing: ['busy', 'ordering'],
    refreshingPrices: ['busy', 'ordering'],
  }[submission] as string[],
});

/** The fee of the state in `READY` is loaded. */
export const known: Step = [
  done('lookUpShipping', sen(800)),
  { ...at('known', 'filling'), changed: { shippingCost: 800 } },
];
/** The order is submitted and is being prepared. */
export const submitted: Step = [
  { type: 'order.submitted' },
  {
    ...at('known', 'preparing'),
    effectInputs: { prepareOrder: { draft: READY, shippingCost: 800 } },
  },
];
/** The order is prepared and is being placed. */
export const prepared: Step = [
  done('prepareOrder', PREPARED),
  {
    ...at('known', 'placing'),
    changed: { inFlight: PREPARED },
    effectInputs: { placeOrder: { order: PREPARED, draft: READY, unacknowledged: null } },
  },
];
