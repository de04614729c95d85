import { useEffect } from 'react';
import { inOwnTask } from '../inOwnTask';
import { askAhead } from '../store/askAhead';
import type { AppStore } from '../store/createStore';
import { useAppStore } from '../store/hooks';
import { watchLinksInView } from './linksInView';
import { screenAt } from './screens';
import { warmAhead } from './warmAhead';

const leadsElsewhere = ({ origin, target }: HTMLAnchorElement): boolean =>
  origin !== window.location.origin || target === '_blank';

/** Loads a page's program; a press of its link comes first. Should it fail, opening the page will tell. */
function prefetch(pathname: string): void {
  inOwnTask(() => void screenAt(pathname)().catch(() => undefined));
}

/** Loads a page's program and what it shows, for who is about to open it. */
async function prefetchWhole({ pathname, search }: HTMLAnchorElement, store: AppStore) {
  const { askAhead: ask } = await screenAt(pathname)();
  if (ask && search === '') await askAhead(store, ask, () => window.location.pathname === pathname);
}

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
      const link = target instanceof Element && target.closest('a');
      if (!link || leadsElsewhere(link)) return;
      inOwnTask(() => void prefetchWhole(link, store).catch(() => undefined));
    };
    for (const moment of moments) {
      document.addEventListener(moment, pointAt, { passive: true });
    }
    const warm = warmAhead(store);
    const stopWatching = watchLinksInView((link) => {
      if (leadsElsewhere(link)) return;
      prefetch(link.pathname);
      warm(link.pathname);
    });
    return () => {
      for (const moment of moments) document.removeEventListener(moment, pointAt);
      stopWatching();
    };
  }, [wanted, store]);
}
