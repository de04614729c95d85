import type { SnapshotFrom } from 'xstate';
import { NO_MONEY, type Sen } from '../../contract/money';
import { orderTotal } from '../../contract/totals';
import type { checkoutMachine } from '../../machines/checkout';
import type { Missing } from '../../machines/checkout.types';

/** The chart of the order form at a moment; below, what the parts of the form read of it. */
export type Ordering = SnapshotFrom<typeof checkoutMachine>;

/** The shipping fee is being asked for. */
export const isCalculating = (ordering: Ordering): boolean =>
  (['waiting', 'lookingUp'] as const).some((shipping) =>
    ordering.matches({ ordering: { shipping } }),
  );

/** Which wait the submit button shows. */
export type SubmitStep = 'ready' | 'preparing' | 'placing' | 'refreshing';

export function stepOf(ordering: Ordering): SubmitStep {
  if (ordering.matches({ ordering: { submission: 'preparing' } })) return 'preparing';
  if (ordering.matches({ ordering: { submission: 'refreshingPrices' } })) return 'refreshing';
  return ordering.hasTag('busy') || ordering.status === 'done' ? 'placing' : 'ready';
}

const NOTHING_MISSING: Missing = { address: {}, billing: {}, terms: false, shipping: false };

/** What keeps the form from being sent, as far as that was told. */
export const missingIn = ({ context }: Ordering): Missing => context.missing ?? NOTHING_MISSING;

/** An order got no answer: it may have been placed, which sending it again will tell. */
export const hasUnacknowledgedOrder = ({ context }: Ordering): boolean =>
  context.unacknowledged !== null;

/** Reads what is to be paid, sen: the goods, and the shipping fee as far as it is known. */
export const totalOf =
  (subtotal: Sen) =>
  ({ context }: Ordering): Sen =>
    orderTotal(subtotal, context.shippingCost ?? NO_MONEY);
