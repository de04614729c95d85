import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AddressField } from '../../contract/address';
import type { PaymentMethod } from '../../contract/orderStatus';
import type { checkoutMachine } from '../../machines/checkout';
import type { CheckoutInput } from '../../machines/checkout.types';
import type { useCart } from '../../store/cart';
import type { Ordering } from './ordering';
import { createOrderingMachine } from './ordering.actors';
import { useCartChanges } from './useCartChanges';
import { useCheckoutActor } from './useCheckoutActor';
import { usePersistedDraft } from './usePersistedDraft';

/**
 * The actions of the order form. The returned object is stable, so it causes no renders. Each part of the form subscribes
 * to the state it shows with `useOrdering`.
 */
export function usePlaceOrder(input: CheckoutInput, cart: ReturnType<typeof useCart>) {
  const live = useCheckoutActor(input, createOrderingMachine);
  usePersistedDraft(live);
  useCartChanges(live, cart);
  const { actor } = live;
  return useMemo(() => createFlow(actor), [actor]);
}

const createFlow = (actor: ActorRefFrom<typeof checkoutMachine>) => ({
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

/** Selects state of the order form. The component renders only when the selected value changes. */
export const useOrdering = <Selected>(
  { actor }: PlaceOrderFlow,
  select: (ordering: Ordering) => Selected,
): Selected => useSelector(actor, select);
