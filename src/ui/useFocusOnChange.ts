import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Focuses an element (a heading with `tabIndex={-1}`) when another step is shown, so that a screen reader reads it. The first
 * step is left alone: the page that opened it has put the focus where it belongs. A field of the step that focuses itself in
 * an effect runs later and wins.
 * @param toTop scrolls to the top: the whole page under the heading is another
 * @param before what was shown before the first step, where that was something else
 */
export function useFocusOnChange<Element extends HTMLElement>(
  shown: string,
  {
    toTop = false,
    before: previousStep = shown,
  }: { readonly toTop?: boolean; readonly before?: string } = {},
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const before = useRef(previousStep);
  const isBehindDialog = useRef(false);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (toTop) window.scrollTo({ top: 0 });
    isBehindDialog.current = Boolean(element.current?.closest('[inert]'));
    element.current?.focus({ preventScroll: toTop });
  }, [shown, toTop]);
  // A dialog that closes with the same change ends `inert` in the cleanup of its effect, before this effect.
  useEffect(() => {
    if (!isBehindDialog.current) return;
    isBehindDialog.current = false;
    element.current?.focus({ preventScroll: toTop });
  });
  return element;
}
