import { useEffect, useRef } from 'react';
import type { useCart } from '../../store/cart';
import type { useLiveCheckout } from './useLiveCheckout';

/** Tells the order form when what it is of has changed, perhaps in another tab. */
export function useCartChanges(
  { actor }: ReturnType<typeof useLiveCheckout>,
  { lines }: ReturnType<typeof useCart>,
): void {
  const bought = JSON.stringify(
    lines.map(({ itemId, feature, quantity }) => [itemId, feature, quantity]),
  );
  const boughtBefore = useRef(bought);
  useEffect(() => {
    if (boughtBefore.current === bought) return;
    boughtBefore.current = bought;
    // The order itself empties the cart, when the flow is over.
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'cart.changed' });
  }, [actor, bought]);
}
