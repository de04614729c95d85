import type { AddressField } from '@kedai/contract/rules/address';
import type { CartLine } from '@kedai/contract/rules/totals';
import { toast } from '@kedai/ui/overlay/toast';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PlaceOrderInput, placeOrderMachine } from '../../machines/checkout/placeOrder';
import { paths } from '../../paths';
import { emptyCart } from '../../state/cart/cartWrites';
import { syncSelectionFromStorage } from '../../state/device/selection';
import { serviceChangeStarted } from '../../state/device/slices';
import { useAppDispatch } from '../../state/hooks';
import { checkoutFailure, placeOrderText } from '../../text/checkout';
import { onDone, useFlow } from '../shared/useFlow';
import { useSavedDraft } from '../shared/useSavedDraft';
import { checkoutDraft } from './draft';
import { createPlaceOrderMachine } from './placeOrder.actors';

export type PlaceOrderActor = ActorRefFrom<typeof placeOrderMachine>;

const BUSY_TAGS = ['preparing', 'placing', 'refreshingPrices'] as const;

/** What the form is doing after a submit; null while it can be edited. */
export function useBusyText(actor: PlaceOrderActor): string | null {
  const busyTag = (snapshot: SnapshotFrom<typeof placeOrderMachine>) =>
    BUSY_TAGS.find((tag) => snapshot.hasTag(tag));
  const tag = useSelector(actor, busyTag);
  return tag === undefined ? null : placeOrderText.busy[tag];
}

export const addressHandlers = (actor: PlaceOrderActor) => ({
  shipping: (field: AddressField, value: string) =>
    field === 'state'
      ? actor.send({ type: 'state.changed', state: value })
      : actor.send({ type: 'address.changed', field, value }),
  billing: (field: AddressField, value: string) =>
    actor.send({ type: 'billing.changed', field, value }),
});

/**
 * Runs the order form's flow, which holds the draft, up to the page of the placed order. `input` is read once.
 * @param lines the cart: the flow is notified when it changes, for example in another tab
 */
export function usePlaceOrder(input: PlaceOrderInput, lines: readonly CartLine[]): PlaceOrderActor {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const actor = useFlow(createPlaceOrderMachine, input);
  useSavedDraft(checkoutDraft, actor);

  useEffect(() => {
    const subscriptions = [
      actor.on('toast', ({ kind, notice }) => toast[kind](checkoutFailure(notice))),
      actor.on('selectionRefused', ({ hasChanged }) => {
        dispatch(syncSelectionFromStorage());
        if (!hasChanged) dispatch(serviceChangeStarted());
      }),
      onDone(actor, (placed) => {
        if (placed?.kind === 'redirect') window.location.assign(placed.url);
        if (placed?.kind !== 'order') return;
        if (placed.isOfEarlierForm) toast.error(placeOrderText.earlierOrder);
        dispatch(emptyCart());
        navigate(paths.checkout(placed.orderId), { replace: true });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, dispatch, navigate]);

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
  return actor;
}
