import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusAfterFrame } from './focusAfterFrame';

/**
 * Leads the focus to an element (a heading with `tabIndex={-1}`) when what is shown has become another, so that the
 * change is read out: once it has been painted, which does not wait for that, and unless the focus has gone on
 * meanwhile: the shopper has entered a field, or the step shows one that is wrong. The first one is left alone: the page
 * that opened it has put the focus where it belongs.
 * @param toTop when the page under it has become another: it is shown from its top
 * @param before what was shown before the first one, where that was something else
 */
export function useFocusOnChange<Element extends HTMLElement>(
  shown: string,
  {
    toTop = false,
    before: first = shown,
  }: { readonly toTop?: boolean; readonly before?: string } = {},
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const before = useRef(first);
  // Before the paint, and so before anyone can enter a field of what is new: what is focused now is of before.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (toTop) window.scrollTo({ top: 0 });
    return focusAfterFrame(() => element.current, { preventScroll: toTop });
  }, [shown, toTop]);
  return element;
}
