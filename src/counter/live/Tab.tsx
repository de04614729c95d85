import { counterText } from '../../text/counter/counter';
import { useChanges } from './useLive';

/** The title of the browser's tab, with the receipts that wait. */
export function Tab({ page }: { readonly page: string }) {
  return <title>{counterText.tab(page, useChanges()?.waitingReceipts ?? 0)}</title>;
}
