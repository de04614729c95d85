import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The section that got the focus from a removed control, until the next input of the shopper. */
let focusedSection: HTMLElement | null = null;
const forgetFocusedSection = () => {
  focusedSection = null;
};

/** The section around a control. From there, Tab moves to the content that replaced the control. */
const sectionOf = (control: HTMLElement | null) =>
  control?.closest<HTMLElement>('section, main, li, [role=dialog]') ?? null;

/**
 * When a focused control is removed, moves the focus to the section around it. If the section is removed too, the browser
 * decides.
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
      // After React has committed: the new content may have taken the focus, and the section may have been removed.
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
 * Moves the focus from the section back to a new control, if the shopper has done nothing since.
 * @param isWanted read when the control mounts
 */
export function useReclaimFocus(control: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const isWantedAtMount = useRef(isWanted);
  useLayoutEffect(() => {
    if (!isWantedAtMount.current) return;
    const section = sectionOf(control.current);
    if (section === null || section !== focusedSection) return;
    forgetFocusedSection();
    // The microtask that moves the focus to the section may not have run yet.
    if (document.activeElement?.contains(section)) control.current?.focus({ preventScroll: true });
  }, [control]);
}
