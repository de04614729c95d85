import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses an element (a heading with `tabIndex={-1}`) when another step is shown, so that a screen reader reads it. On the
 * first step it does nothing, because the page that opened it has already set the focus. A field of the step that focuses
 * itself in an effect runs later and takes precedence.
 * @param toTop scrolls to the top, for when the whole page changes
 * @param previousStep the step that was shown before this component mounted, if there was one
 */
export function useFocusOnChange<Element extends HTMLElement>(
  shown: string,
  {
    toTop = false,
    previousStep = shown,
  }: { readonly toTop?: boolean; readonly previousStep?: string } = {},
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const previous = useRef(previousStep);
  useLayoutEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    if (toTop) window.scrollTo({ top: 0 });
    element.current?.focus({ preventScroll: toTop });
  }, [shown, toTop]);
  return element;
}
