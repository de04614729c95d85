import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The part of the page that the focus has been led to, until the shopper does anything. */
let focusedSection: HTMLElement | null = null;
const forgetFocusedSection = () => {
  focusedSection = null;
};

/** Its own part of the page: from there Tab goes on to what has come in its place. */
const sectionOf = (control: HTMLElement | null) =>
  control?.closest<HTMLElement>('section, main, li, [role=dialog]') ?? null;

/**
 * When a control goes and the focus with it, leads that to the part of the page in which the control stood. Where that part
 * goes as well, the browser knows best where one was.
 */
export function useFocusSectionOnUnmount<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    const { current } = control;
    const section = sectionOf(current);
    return () => {
      if (section === null || document.activeElement !== current) return;
      focusedSection = section;
      for (const type of ['keydown', 'pointerdown']) {
        addEventListener(type, forgetFocusedSection, { capture: true, once: true });
      }
      // Once React has committed: what has come in its place may have taken the focus, and the part may have gone too.
      queueMicrotask(() => {
        if (!document.activeElement?.contains(section)) return;
        section.tabIndex = -1;
        section.focus({ preventScroll: true });
      });
    };
  }, []);
  return control;
}

/**
 * Takes the focus that such a control has left in its part of the page, when that has stayed and nothing was done since.
 * @param isWanted as it is when the control comes
 */
export function useReclaimFocus(control: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const isWantedAtMount = useRef(isWanted);
  useLayoutEffect(() => {
    if (!isWantedAtMount.current) return;
    const section = sectionOf(control.current);
    if (section === null || section !== focusedSection) return;
    forgetFocusedSection();
    // It may not have been led there yet.
    if (document.activeElement?.contains(section)) control.current?.focus({ preventScroll: true });
  }, [control]);
}
