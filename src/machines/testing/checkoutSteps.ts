import { sen } from '../../contract/money';
import { done, PREPARED, READY } from './checkoutHappenings';
import type { Step } from './story';

/** Where the order form stands: what its fee and its sending are at. */
export const at = (shipping: string, submission: string) => ({
  in: { ordering: { shipping, submission } },
  tags: {
    filling: ['ordering', 'resumable'],
    preparing: ['busy', 'ordering'],
    placing: ['busy', 'ordering', 'resumable'],
    refreshingPrices: ['busy', 'ordering'],
  }[submission] as string[],
});

/** The fee of the state of `READY` arrives. */
export const known: Step = [
  done('lookUpShipping', sen(800)),
  { ...at('known', 'filling'), changed: { shippingCost: 800 } },
];
/** The order is sent off: it is made out first. */
export const submitted: Step = [
  { type: 'order.submitted' },
  {
    ...at('known', 'preparing'),
    asks: { prepareOrder: { draft: READY, shippingCost: 800, unanswered: null } },
  },
];
/** It is made out, under its key. */
export const prepared: Step = [
  done('prepareOrder', PREPARED),
  {
    ...at('known', 'placing'),
    changed: { inFlight: PREPARED },
    asks: { placeOrder: { order: PREPARED, draft: READY, unanswered: null } },
  },
];
