import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus to an element (a heading with `tabIndex={-1}`) when what is shown has become another, so that the
 * change is read out. The first one is left alone: the page that opened it has put the focus where it belongs.
 * @param toTop when the page under it has become another: it is shown from its top
 */
export function useFocusOnChange<Element extends HTMLElement>(
  shown: string,
  { toTop = false }: { readonly toTop?: boolean } = {},
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    element.current?.focus({ preventScroll: toTop });
    if (toTop) window.scrollTo({ top: 0 });
  }, [shown, toTop]);
  return element;
}
