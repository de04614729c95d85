import { useEffect } from 'react';
import { inOwnTask } from '../store/inOwnTask';
import { watchLinksInView } from './linksInView';
import { screenAt } from './screens';

/** Whether a link leads to another page of ours in this window. */
const isOurs = ({ origin, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && target !== '_blank';

/** Loads the program of the page that a link leads to, if it is one of ours. */
function prefetch(link: HTMLAnchorElement): void {
  // Should it fail, opening the page will tell.
  if (isOurs(link)) screenAt(link.pathname)().catch(() => undefined);
}

function prefetchPointedAt({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link && isOurs(link)) inOwnTask(() => prefetch(link));
}

const moments = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads a page's program before its link is followed, so that it opens at once: when the link is pointed at, touched or
 * focused, and when it is in view and the browser is idle.
 * @param wanted not behind a question
 */
export function usePrefetch(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    for (const moment of moments) {
      document.addEventListener(moment, prefetchPointedAt, { passive: true });
    }
    const stopWatching = watchLinksInView(prefetch);
    return () => {
      for (const moment of moments) document.removeEventListener(moment, prefetchPointedAt);
      stopWatching();
    };
  }, [wanted]);
}
