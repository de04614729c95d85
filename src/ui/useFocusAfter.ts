import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The part of the page that the focus has been led to, until the shopper does anything. */
let ledTo: HTMLElement | null = null;
const forget = () => {
  ledTo = null;
};

/** Its own part of the page: from there Tab goes on to what has come in its place. */
const partOf = (control: HTMLElement | null) =>
  control?.closest<HTMLElement>('section, main, li, [role=dialog]') ?? null;

/**
 * When a control goes and the focus with it, leads that to the part of the page in which the control stood. Where that part
 * goes as well, the browser knows best where one was.
 */
export function useFocusAfter<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    const { current } = control;
    const part = partOf(current);
    return () => {
      if (part === null || document.activeElement !== current) return;
      ledTo = part;
      for (const type of ['keydown', 'pointerdown']) {
        addEventListener(type, forget, { capture: true, once: true });
      }
      // Once React has committed: what has come in its place may have taken the focus, and the part may have gone too.
      queueMicrotask(() => {
        if (!document.activeElement?.contains(part)) return;
        part.tabIndex = -1;
        part.focus({ preventScroll: true });
      });
    };
  }, []);
  return control;
}

/**
 * Takes the focus that such a control has left in its part of the page, when that has stayed and nothing was done since.
 * @param isWanted as it is when the control comes
 */
export function useFocusBack(control: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const wants = useRef(isWanted);
  useLayoutEffect(() => {
    if (!wants.current) return;
    const part = partOf(control.current);
    if (part === null || part !== ledTo) return;
    forget();
    // It may not have been led there yet.
    if (document.activeElement?.contains(part)) control.current?.focus({ preventScroll: true });
  }, [control]);
}
