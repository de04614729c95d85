import { useEffect, useRef } from 'react';
import type { useCart } from '../../store/cart';
import type { useCheckoutActor } from './useCheckoutActor';

/** Notifies the order form when the cart changes, for example in another tab. */
export function useCartChanges(
  { actor }: ReturnType<typeof useCheckoutActor>,
  { lines }: ReturnType<typeof useCart>,
): void {
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
}
