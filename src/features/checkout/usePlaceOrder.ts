import { useSelector } from '@xstate/react';
import type { AddressField } from '../../contract/address';
import { NO_MONEY, type Sen } from '../../contract/money';
import type { PaymentMethod } from '../../contract/orderStatus';
import { orderTotal } from '../../contract/totals';
import type { CheckoutInput, Missing } from '../../machines/checkout.types';
import type { useCart } from '../../store/cart';
import { useCartChanges } from './useCartChanges';
import { useKeptDraft } from './useKeptDraft';
import { useLiveCheckout } from './useLiveCheckout';

const NOTHING_MISSING: Missing = { address: {}, billing: {}, terms: false, shipping: false };

/** What the shipping line of the totals says. */
export type ShippingView =
  | { readonly kind: 'prompt' }
  | { readonly kind: 'calculating' }
  | { readonly kind: 'known'; readonly cost: Sen }
  | { readonly kind: 'failed'; readonly message: string };

/** Which wait the submit button shows. */
export type SubmitStep = 'ready' | 'preparing' | 'placing' | 'refreshing';

/** The order form as screens see it. */
export function usePlaceOrder(input: CheckoutInput, cart: ReturnType<typeof useCart>) {
  const live = useLiveCheckout(input);
  const { actor } = live;
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;

  useKeptDraft(live);
  useCartChanges(live, cart);

  const isIn = (shipping: 'waiting' | 'lookingUp' | 'failed') =>
    snapshot.matches({ ordering: { shipping } });

  const shipping = (): ShippingView => {
    if (isIn('waiting') || isIn('lookingUp')) return { kind: 'calculating' };
    if (isIn('failed')) return { kind: 'failed', message: context.shippingError ?? '' };
    return context.shippingCost === null
      ? { kind: 'prompt' }
      : { kind: 'known', cost: context.shippingCost };
  };

  const step = (): SubmitStep => {
    if (snapshot.matches({ ordering: { submission: 'preparing' } })) return 'preparing';
    if (snapshot.matches({ ordering: { submission: 'refreshingPrices' } })) return 'refreshing';
    return snapshot.hasTag('busy') || snapshot.status === 'done' ? 'placing' : 'ready';
  };

  return {
    draft: context.draft,
    missing: context.missing ?? NOTHING_MISSING,
    problem: context.problem,
    step: step(),
    /** An order got no answer: it may have been placed, which sending it again will tell. */
    isUnanswered: context.unanswered !== null,
    shipping: shipping(),
    subtotal: cart.amount,
    total: orderTotal(cart.amount, context.shippingCost ?? NO_MONEY),
    changeAddress: (field: AddressField, value: string) =>
      field === 'state'
        ? actor.send({ type: 'state.changed', state: value })
        : actor.send({ type: 'address.changed', field, value }),
    toggleBilling: (separate: boolean) => actor.send({ type: 'billing.toggled', separate }),
    changeBilling: (field: AddressField, value: string) =>
      actor.send({ type: 'billing.changed', field, value }),
    choosePayment: (method: PaymentMethod) => actor.send({ type: 'payment.chosen', method }),
    agreeToTerms: (agreed: boolean) => actor.send({ type: 'terms.changed', agreed }),
    retryShipping: () => actor.send({ type: 'shipping.retried' }),
    submit: () => actor.send({ type: 'order.submitted' }),
  };
}

export type PlaceOrderFlow = ReturnType<typeof usePlaceOrder>;
