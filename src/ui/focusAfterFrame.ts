import { afterFrame } from './afterFrame';
import { bringPageBack } from './pageBehind';

/**
 * Leads the focus to what an answer to the shopper is about, once that has been painted, which does not wait for it: to
 * move the focus lays the page out. Unless the shopper has gone on meanwhile, into a field or to a button; what only a
 * script focuses (`tabIndex={-1}`, such as a heading) gives way.
 * @param find looks for the element when its time has come; where there is none, the focus stays
 * @returns takes it back
 */
export function focusAfterFrame(
  find: () => HTMLElement | null | undefined,
  options?: FocusOptions,
): () => void {
  // What comes back from behind a window takes the focus first: that is not the shopper's doing.
  bringPageBack();
  const before = document.activeElement;
  return afterFrame(() => {
    const now = document.activeElement;
    const hasGoneOn = now !== before && now instanceof HTMLElement && now.tabIndex >= 0;
    if (hasGoneOn) return;
    // A window that has left meanwhile: nothing inert takes the focus.
    bringPageBack();
    find()?.focus(options);
  });
}
