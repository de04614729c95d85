import { type RefObject, useEffect, useRef, useState } from 'react';

/** The height excluded at the bottom of the window, px. */
const EXCLUDED_PX = 1;

/**
 * Whether a `position: sticky` element is stuck to the bottom of the window. Always false without IntersectionObserver.
 */
export function useIsStuck<StickyElement extends HTMLElement>(): [
  RefObject<StickyElement | null>,
  boolean,
] {
  const element = useRef<StickyElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    // A stuck element covers the last pixel row, which the root margin excludes, so it is never fully visible.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { boundingClientRect: box, rootBounds, intersectionRatio } = entry;
        setStuck(intersectionRatio < 1 && rootBounds !== null && box.bottom > rootBounds.bottom);
      },
      { rootMargin: `0px 0px -${EXCLUDED_PX}px`, threshold: [0.5, 1] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isStuck];
}
