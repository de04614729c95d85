import { useEffect } from 'react';
import { inOwnTask } from '../inOwnTask';
import { useAppStore } from '../store/hooks';
import { watchLinksInView } from './linksInView';
import { screenAt } from './screens';
import { warmAhead } from './warmAhead';

const leadsElsewhere = ({ origin, target }: HTMLAnchorElement): boolean =>
  origin !== window.location.origin || target === '_blank';

/** Loads a page's program; a press of its link comes first. */
function prefetch(pathname: string): void {
  // Should it fail, opening the page will tell.
  inOwnTask(() => void screenAt(pathname)().catch(() => undefined));
}

function prefetchPointedAt({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link && !leadsElsewhere(link)) prefetch(link.pathname);
}

const moments = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads a page's program before its link is followed, so that it opens at once: when the link is pointed at, touched or
 * focused, and when it is in view and the browser is idle; then its styles are made as well.
 * @param wanted not behind a question
 */
export function usePrefetch(wanted: boolean): void {
  const store = useAppStore();
  useEffect(() => {
    if (!wanted) return undefined;
    for (const moment of moments) {
      document.addEventListener(moment, prefetchPointedAt, { passive: true });
    }
    const warm = warmAhead(store);
    const stopWatching = watchLinksInView((link) => {
      if (leadsElsewhere(link)) return;
      prefetch(link.pathname);
      warm(link.pathname);
    });
    return () => {
      for (const moment of moments) document.removeEventListener(moment, prefetchPointedAt);
      stopWatching();
    };
  }, [wanted, store]);
}
