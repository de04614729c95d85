import { useEffect } from 'react';
import { useAppStore } from '../state/hooks';
import { refetchPublicLists } from '../state/startStore';
import type { AppStore } from '../state/thunk';
import { matchRoute, preloadPage } from './routing';

/** The pointer enters or presses a link, or the keyboard focuses it. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Whether the shopper has turned on data saving. Only Chromium reports it. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the chunk of a route and the first data of its page. */
async function prefetch(link: HTMLAnchorElement, store: AppStore): Promise<void> {
  const { origin, pathname, search, hreflang } = link;
  // A page in another language belongs to another program.
  if (origin !== window.location.origin || hreflang !== '') return;
  const { name, params } = matchRoute(pathname);
  const { loadData } = await preloadPage(name);
  const data = await loadData?.(store.dispatch, { params, query: new URLSearchParams(search) });
  // Otherwise the page would show the old failure before it requests again.
  if (data?.isError) store.dispatch(refetchPublicLists());
}

/**
 * Prefetches a route when the shopper is about to follow a link to it, so that the page opens without waiting for its
 * chunk and its data. Each chunk and each query is loaded once: webpack and RTK Query remember them.
 */
export function usePrefetch(): void {
  const store = useAppStore();
  useEffect(() => {
    if (savesData()) return undefined;
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // A chunk that fails to load is reported by the page that needs it.
      if (link) prefetch(link, store).catch(() => undefined);
    };
    for (const intent of INTENTS)
      document.addEventListener(intent, handleIntent, { passive: true });
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, handleIntent);
    };
  }, [store]);
}
