import { sen } from '@kedai/contract/rules/money';
import { done, PREPARED, READY } from '../models/checkoutEvents';
import type { Step } from './story';

const TAGS: Readonly<Record<string, readonly string[]>> = {
  waiting: ['shippingPending'],
  lookingUp: ['shippingPending'],
  failed: ['shippingFailed'],
  notPlaced: ['notPlaced'],
  preparing: ['preparing'],
  placing: ['placing'],
  refreshingPrices: ['notPlaced', 'refreshingPrices'],
};

/** The states and tags of the order form. `submission` may be a state inside `filling`. */
export const at = (shipping: string, submission: string) => {
  const isFilling = ['editing', 'incomplete', 'notPlaced'].includes(submission);
  const tags = [...(TAGS[submission] ?? []), ...(TAGS[shipping] ?? [])].toSorted();
  return {
    state: {
      ordering: { shipping, submission: isFilling ? { filling: submission } : submission },
    },
    ...(tags.length > 0 ? { tags } : {}),
  };
};

/** The fee of the state in `READY` is loaded. */
export const known: Step = [
  done('lookUpShipping', sen(800)),
  { ...at('known', 'editing'), changed: { shippingCost: 800 } },
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
    effectInputs: { sendOrder: { order: PREPARED, draft: READY, unacknowledged: null } },
  },
];
