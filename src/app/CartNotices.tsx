import { type CartSyncResult, useCartSyncResults } from '../store/cart';
import { leftOutTexts } from '../text/leftOut';
import { toast } from '../ui/toast';

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
 * Tells how held quantities ended, with the server's own message (spec §7), and what of a guest's cart the account could
 * not take. It belongs into the shell: an edit may be
 * sent when the cart's page has been left.
 */
export function CartNotices() {
  useCartSyncResults(showNotice);
  return null;
}
