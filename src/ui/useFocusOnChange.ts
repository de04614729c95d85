import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus to an element (a heading with `tabIndex={-1}`) when what is shown has become another, so that the
 * change is read out. The first one is left alone: the page that opened it has put the focus where it belongs.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  shown: string,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    element.current?.focus();
  }, [shown]);
  return element;
}
