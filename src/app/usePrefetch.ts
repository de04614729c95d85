import { useEffect } from 'react';
import { screenAt } from './screens';

/** The page of ours that an event's link leads to, if any. */
function linkedPath({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return null;
  return link.pathname;
}

/** Loads a page's program as soon as its link is pointed at, touched or focused, so that it opens at once. */
export function usePrefetch(): void {
  useEffect(() => {
    const prefetch = (event: Event) => {
      const path = linkedPath(event);
      // Should it fail, opening the page will tell.
      if (path !== null) screenAt(path)().catch(() => undefined);
    };
    const moments = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const moment of moments) document.addEventListener(moment, prefetch, { passive: true });
    return () => {
      for (const moment of moments) document.removeEventListener(moment, prefetch);
    };
  }, []);
}
