import { type RefObject, useLayoutEffect, useRef } from 'react';
import { afterFrame } from './afterFrame';

/** The part of the page that the focus was led to last, because what had it went. */
let ledTo: HTMLElement | null = null;

/**
 * When a control goes because it was pressed, and the focus with it, that is led to the part of the page in which the control
 * stood, from where Tab goes on. Where that part goes as well, the browser knows best where one was. Should such a control
 * come there once more, as after a failure, the focus is led back to it, unless it has gone on.
 */
export function useFocusAfter<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    const { current } = control;
    const part = current?.closest<HTMLElement>('section, main, li, [role=dialog]');
    // It may not have been led there yet.
    if (part && part === ledTo && document.activeElement?.contains(part)) {
      current?.focus({ preventScroll: true });
    }
    return () => {
      if (!part || document.activeElement !== current) return;
      ledTo = part;
      afterFrame(() => {
        // Unless it is in what has come, or has gone on; and nothing that has left takes it.
        if (!document.activeElement?.contains(part)) return;
        part.tabIndex = -1;
        part.focus({ preventScroll: true });
      });
    };
  }, []);
  return control;
}
