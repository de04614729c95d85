import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When a focused control is removed, moves the focus to the section around it. From there, Tab moves to the content that
 * replaced the control. If the section is removed too, the browser decides.
 */
export function useFocusSectionOnUnmount<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    const { current } = control;
    const section = current?.closest<HTMLElement>('section, main, li, [role=dialog]');
    return () => {
      if (!section || document.activeElement !== current) return;
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
