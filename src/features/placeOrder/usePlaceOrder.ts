import type { CartLine } from '@kedai/contract/rules/totals';
import { toast } from '@kedai/ui/overlay/toast';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OrderDraft } from '../../machines/checkout/orderDraft';
import type { placeOrderMachine } from '../../machines/checkout/placeOrder';
import { paths } from '../../paths';
import { emptyCart } from '../../state/cart/cartWrites';
import { syncSelectionFromStorage } from '../../state/device/selection';
import { serviceChangeStarted } from '../../state/device/slices';
import { useAppDispatch } from '../../state/hooks';
import { checkoutFailure, placeOrderText } from '../../text/order/checkout';
import { useFlow, useFlowEvents } from '../shared/useFlow';
import { type SavedFlow, useSavedDraft } from '../shared/useSavedDraft';
import { checkoutDraft, type RestoredOrder, type SavedOrder } from './draft';
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

/**
 * What is typed, which only the form knows, is saved together with the orders of the flow.
 * @returns `latestDraft`: what was typed so far; `changeDraft` replaces it
 */
function useOrderDraft(actor: PlaceOrderActor, initial: OrderDraft) {
  const latestDraft = useRef(initial);
  const [draft, setDraft] = useState(initial);
  const flow = useMemo((): SavedFlow<SavedOrder> => {
    const withDraft = ({ status, context }: SnapshotFrom<typeof placeOrderMachine>) => ({
      status,
      context: { ...context, draft: latestDraft.current },
    });
    return {
      getSnapshot: () => withDraft(actor.getSnapshot()),
      subscribe: (listener) => actor.subscribe((snapshot) => listener(withDraft(snapshot))),
    };
  }, [actor]);
  const save = useSavedDraft(checkoutDraft, flow);
  const changeDraft = useCallback(
    (next: OrderDraft) => {
      const { state } = next.address;
      const isElsewhere = state !== latestDraft.current.address.state;
      latestDraft.current = next;
      setDraft(next);
      if (isElsewhere) actor.send({ type: 'destination.changed', state });
      save();
    },
    [actor, save],
  );
  return { draft, latestDraft, changeDraft } as const;
}

export type OrderFlow = ReturnType<typeof usePlaceOrder>;

/**
 * Runs the order form's flow up to the page of the placed order.
 * @param restored is read once
 * @param lines the cart: the flow is notified when it changes, for example in another tab
 */
export function usePlaceOrder(restored: RestoredOrder, lines: readonly CartLine[]) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const actor = useFlow(createPlaceOrderMachine, restored);
  const form = useOrderDraft(actor, restored.draft);

  useFlowEvents(
    actor,
    (event) => {
      if (event.type === 'toast') {
        toast[event.kind](checkoutFailure(event.notice));
        return;
      }
      dispatch(syncSelectionFromStorage());
      if (!event.hasChanged) dispatch(serviceChangeStarted(event.reason));
    },
    (placed) => {
      if (placed?.kind === 'redirect') window.location.assign(placed.url);
      if (placed?.kind !== 'order') return;
      if (placed.isOfEarlierForm) toast.error(placeOrderText.earlierOrder);
      dispatch(emptyCart());
      navigate(paths.checkout(placed.orderId), { replace: true });
    },
  );

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
  return { actor, ...form } as const;
}
