import type { SnapshotFrom } from 'xstate';
import { NO_MONEY, type Sen } from '../../contract/money';
import { orderTotal } from '../../contract/totals';
import type { checkoutMachine } from '../../machines/checkout';
import type { Missing } from '../../machines/checkout.types';

/** A snapshot of the checkout machine. The selectors below read it. */
export type Ordering = SnapshotFrom<typeof checkoutMachine>;

/** Whether the shipping fee is being looked up. */
export const isCalculating = (ordering: Ordering): boolean =>
  (['waiting', 'lookingUp'] as const).some((shipping) =>
    ordering.matches({ ordering: { shipping } }),
  );

/** The submission step that the submit button shows. */
export type SubmitStep = 'ready' | 'preparing' | 'placing' | 'refreshing';

export function selectSubmitStep(ordering: Ordering): SubmitStep {
  if (ordering.matches({ ordering: { submission: 'preparing' } })) return 'preparing';
  if (ordering.matches({ ordering: { submission: 'refreshingPrices' } })) return 'refreshing';
  return ordering.hasTag('busy') || ordering.status === 'done' ? 'placing' : 'ready';
}

const NOTHING_MISSING: Missing = { address: {}, billing: {}, terms: false, shipping: false };

/** The missing fields that were reported to the shopper. */
export const selectMissing = ({ context }: Ordering): Missing => context.missing ?? NOTHING_MISSING;

/** Whether an order got no response. It may have been placed; sending it again finds out. */
export const hasUnacknowledgedOrder = ({ context }: Ordering): boolean =>
  context.unacknowledged !== null;

/** Selects the total in sen: the subtotal plus the shipping fee, if known. */
export const selectTotal =
  (subtotal: Sen) =>
  ({ context }: Ordering): Sen =>
    orderTotal(subtotal, context.shippingCost ?? NO_MONEY);
