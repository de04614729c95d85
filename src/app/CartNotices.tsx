import { toast } from '@kedai/ui/overlay/toast';
import { useEffect } from 'react';
import type { CartSyncResult } from '../state/cart/cartSlice';
import { onCartSyncResult } from '../state/cart/cartWrites';
import { useAppDispatch } from '../state/hooks';
import { leftOutTexts } from '../text/order/leftOut';

function showNotice(notice: CartSyncResult): void {
  if (notice.outcome === 'merged') {
    for (const text of leftOutTexts(notice.leftOut)) toast.error(text);
    return;
  }
  const { outcome, message } = notice;
  if (message === undefined) return;
  if (outcome === 'saved') toast.success(message);
  else toast.error(message);
}

/**
 * Shows the results of cart writes as toasts: the server's message (spec §7), or the lines of a guest cart that a merge left
 * out. It is in the shell, because a pending edit may be sent after the shopper has left the cart page.
 */
export function CartNotices() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(onCartSyncResult(showNotice)), [dispatch]);
  return null;
}
