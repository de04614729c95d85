import { type RefObject, useEffect, useRef } from 'react';

/** Space for the focus ring between the header and a focused element, px. */
const GAP_PX = 8;

/**
 * Sets the scroll padding to the height of the sticky header, so that the header does not cover focused elements. The height
 * varies with notices and enlarged text.
 * @returns a ref for the header
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
