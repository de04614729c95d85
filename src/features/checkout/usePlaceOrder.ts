import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AddressField } from '../../contract/address';
import type { CartLine } from '../../contract/totals';
import type { checkoutMachine } from '../../machines/checkout';
import type { CheckoutInput } from '../../machines/checkout.types';
import { placeOrderText } from '../../text/checkout';
import { useSavedDraft } from '../shared/useSavedDraft';
import { checkoutDraft } from './draft';
import { createOrderingMachine } from './ordering.actors';
import { useCheckoutActor } from './useCheckoutActor';

export type OrderingActor = ActorRefFrom<typeof checkoutMachine>;

export type Ordering = SnapshotFrom<typeof checkoutMachine>;

/** What the form is doing after a submit; null while it can be edited. */
export function busyTextOf(ordering: Ordering): string | null {
  const { preparing, placing, refreshing } = placeOrderText;
  if (ordering.matches({ ordering: { submission: 'preparing' } })) return preparing;
  if (ordering.matches({ ordering: { submission: 'refreshingPrices' } })) return refreshing;
  return ordering.hasTag('busy') || ordering.status === 'done' ? placing : null;
}

export const addressHandlers = (actor: OrderingActor) => ({
  shipping: (field: AddressField, value: string) =>
    field === 'state'
      ? actor.send({ type: 'state.changed', state: value })
      : actor.send({ type: 'address.changed', field, value }),
  billing: (field: AddressField, value: string) =>
    actor.send({ type: 'billing.changed', field, value }),
});

/** Runs the order form's flow, which holds the draft, and notifies it when the cart changes, for example in another tab. */
export function usePlaceOrder(input: CheckoutInput, lines: readonly CartLine[]) {
  const actor = useCheckoutActor(input, createOrderingMachine);
  useSavedDraft(checkoutDraft, actor);
  const cartContent = JSON.stringify(
    lines.map(({ itemId, feature, quantity }) => [itemId, feature, quantity]),
  );
  const previousContent = useRef(cartContent);
  useEffect(() => {
    if (previousContent.current === cartContent) return;
    previousContent.current = cartContent;
    // Placing the order empties the cart after the machine is done.
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'cart.changed' });
  }, [actor, cartContent]);
  return { actor, ordering: useSelector(actor, (current) => current) };
}
