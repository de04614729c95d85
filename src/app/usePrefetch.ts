import { useEffect } from 'react';
import { inOwnTask } from '../inOwnTask';
import { useAppStore } from '../store/hooks';
import { watchLinksInView } from './linksInView';
import { prefetch, prefetchWhole, shopLinkAt } from './prefetch';
import { warmAhead } from './warmAhead';

const moments = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads a page's program before its link is followed, so that it opens at once: when the link is in view and the browser is
 * idle, and then makes its styles as well; and when it is pointed at, touched or focused, then with what the page shows.
 * @param wanted not behind a question
 */
export function usePrefetch(wanted: boolean): void {
  const store = useAppStore();
  useEffect(() => {
    if (!wanted) return undefined;
    const pointAt = ({ target }: Event) => {
      const link = shopLinkAt(target);
      if (link) inOwnTask(() => void prefetchWhole(link, store).catch(() => undefined));
    };
    for (const moment of moments) {
      document.addEventListener(moment, pointAt, { passive: true });
    }
    const warm = warmAhead(store);
    const stopWatching = watchLinksInView((link) => {
      if (shopLinkAt(link) === null) return;
      prefetch(link.pathname);
      warm(link.pathname);
    });
    return () => {
      for (const moment of moments) document.removeEventListener(moment, pointAt);
      stopWatching();
    };
  }, [wanted, store]);
}
