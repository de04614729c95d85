import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AddressField } from '../../contract/address';
import type { PaymentMethod } from '../../contract/orderStatus';
import type { checkoutMachine } from '../../machines/checkout';
import type { CheckoutInput } from '../../machines/checkout.types';
import type { useCart } from '../../store/cart';
import type { Ordering } from './ordering';
import { liveOrdering } from './ordering.actors';
import { useCartChanges } from './useCartChanges';
import { useLiveCheckout } from './useLiveCheckout';
import { usePersistedDraft } from './usePersistedDraft';

/**
 * The order form in this page: what the shopper can do. It stays the same while the form is filled in, so that no part of
 * it renders for another's sake; each reads of it what it shows, by `useOrdering`.
 */
export function usePlaceOrder(input: CheckoutInput, cart: ReturnType<typeof useCart>) {
  const live = useLiveCheckout(input, liveOrdering);
  usePersistedDraft(live);
  useCartChanges(live, cart);
  const { actor } = live;
  return useMemo(() => flowOf(actor), [actor]);
}

const flowOf = (actor: ActorRefFrom<typeof checkoutMachine>) => ({
  actor,
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
  resendOrder: () => actor.send({ type: 'order.resent' }),
});

export type PlaceOrderFlow = ReturnType<typeof usePlaceOrder>;

/** What a part of the order form shows: it renders when that is no longer the same. */
export const useOrdering = <View>(
  { actor }: PlaceOrderFlow,
  read: (ordering: Ordering) => View,
): View => useSelector(actor, read);
