import { type RefObject, useEffect, useRef, useState } from 'react';

/** The lowest line of the window, px. */
const LINE_PX = 1;

/**
 * Whether an element that is `sticky` at the window's end stands there, away from its own place; never where nobody can
 * tell.
 */
export function useIsStuck<Floating extends HTMLElement>(): [RefObject<Floating | null>, boolean] {
  const element = useRef<Floating>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    // At the window's end the element lies on its lowest line, on which the observer's window does not reach.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { boundingClientRect: box, rootBounds, intersectionRatio } = entry;
        setStuck(intersectionRatio < 1 && rootBounds !== null && box.bottom > rootBounds.bottom);
      },
      { rootMargin: `0px 0px -${LINE_PX}px`, threshold: [0.5, 1] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isStuck];
}
