import { type CartNotice, useCartNotices } from '../store/cart';
import { toast } from '../ui/toast';

function tell({ outcome, message }: CartNotice): void {
  if (message === undefined) return;
  if (outcome === 'saved') toast.success(message);
  else toast.error(message);
}

/**
 * Tells how held quantities ended, with the server's own message (spec §7). It belongs into the shell: an edit may be
 * sent when the cart's page has been left.
 */
export function CartNotices() {
  useCartNotices(tell);
  return null;
}
