import { type RefObject, useEffect, useState } from 'react';

/** How far below the window counts as near: what is loaded then is there when it is scrolled to, px. */
const NEAR_PX = 800;

/** Becomes true once an element is in the window or not far below it; at once where nobody can tell. */
export function useWhenNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${NEAR_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
