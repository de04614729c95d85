import { type RefObject, useEffect, useRef } from 'react';

/** Between the header and what is scrolled to, px: room for the ring of the focus. */
const GAP_PX = 8;

/**
 * Keeps what takes the focus from ending up below the sticky header, however high that is: a notice may stand in it, and
 * its words may be enlarged.
 * @returns the ref of the header
 */
export function useHeaderHeight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (header.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.scrollPaddingTop = `${height + GAP_PX}px`;
    });
    observer.observe(header.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, []);
  return header;
}
