import type { SnapshotFrom } from 'xstate';
import { NO_MONEY, type Sen } from '../../contract/money';
import { orderTotal } from '../../contract/totals';
import type { checkoutMachine } from '../../machines/checkout';
import type { Missing } from '../../machines/checkout.types';

/** What the parts of the order form read of its chart. */

export type Ordering = SnapshotFrom<typeof checkoutMachine>;

/** How it stands with the shipping fee; at rest it is known or nothing asked for it yet. */
export function shippingOf(ordering: Ordering): 'calculating' | 'failed' | 'at rest' {
  const isIn = (shipping: 'waiting' | 'lookingUp' | 'failed') =>
    ordering.matches({ ordering: { shipping } });
  if (isIn('waiting') || isIn('lookingUp')) return 'calculating';
  return isIn('failed') ? 'failed' : 'at rest';
}

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
export const isUnanswered = ({ context }: Ordering): boolean => context.unanswered !== null;

/** Reads what is to be paid, sen: the goods, and the shipping fee as far as it is known. */
export const totalOf =
  (subtotal: Sen) =>
  ({ context }: Ordering): Sen =>
    orderTotal(subtotal, context.shippingCost ?? NO_MONEY);
