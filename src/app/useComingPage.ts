import { useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { useAppStore } from '../store/hooks';
import { isPlain, watchLinksLikelyFollowed } from './linksLikelyFollowed';
import { prefetchWhole, shopLinkAt } from './prefetch';
import { onlyShows } from './screens';

/** A page that is about to be opened. */
export interface ComingPage {
  /** Tells pages apart; counts from 1. */
  readonly id: number;
  readonly location: Location;
  /** To be called when it has been rendered as a whole. */
  readonly tellRendered: () => void;
}

/** How long a link that was let go of is at most not followed, because its page is being rendered, ms. */
const HELD_FOR_MS = 300;

/**
 * The page whose link is about to be followed, once its program and what it shows are there: between pointing at a link, or
 * touching it, and letting it go there is time to render. Null when it comes to nothing. A link that is let go of before its page
 * is rendered to the end is followed then: followed at once, it would be rendered from its beginning.
 */
export function useComingPage(): ComingPage | null {
  const store = useAppStore();
  const [coming, setComing] = useState<ComingPage | null>(null);
  useEffect(() => {
    /** The link that was expected last; what is on its way for one before it is not expected any more. */
    let last = 0;
    /** The link whose page is being rendered, each time another object. */
    let rendering: { readonly link: HTMLAnchorElement } | null = null;
    /** The link that was let go of meanwhile. */
    let held: HTMLAnchorElement | null = null;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      last += 1;
      rendering = null;
      // On its way into view it is still needed.
      setComing((page) => (page?.location.pathname === window.location.pathname ? page : null));
    };
    const forgetHeld = () => {
      clearTimeout(patience);
      held = null;
    };
    const follow = () => {
      const link = held;
      forgetHeld();
      rendering = null;
      if (link?.isConnected) link.click();
    };
    const render = async (id: number, link: HTMLAnchorElement) => {
      const { pathname, search, hash } = link;
      const isOpen = () => window.location.pathname === pathname;
      if (!onlyShows(pathname) || isOpen()) return;
      await prefetchWhole({ pathname, search }, store);
      if (id !== last || isOpen()) return;
      const begun = { link };
      const tellRendered = () => {
        if (rendering !== begun) return;
        rendering = null;
        // Not amidst what React is doing.
        if (held === link) queueMicrotask(follow);
      };
      rendering = begun;
      const location = { pathname, search, hash, state: null, key: 'coming' };
      setComing({ id, location, tellRendered });
    };
    const expect = (link: HTMLAnchorElement) => {
      last += 1;
      // What does not arrive is told where the page is opened.
      void render(last, link).catch(() => undefined);
    };
    const hold = (event: MouseEvent) => {
      const link = shopLinkAt(event.target);
      if (link === null || event.defaultPrevented || !isPlain(event)) return;
      if (link !== rendering?.link) {
        // The way goes elsewhere by now.
        forgetHeld();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (link === held) return;
      held = link;
      clearTimeout(patience);
      patience = setTimeout(follow, HELD_FOR_MS);
    };
    const stopWatching = watchLinksLikelyFollowed({ expect, forget });
    document.addEventListener('click', hold, true);
    window.addEventListener('popstate', forgetHeld);
    return () => {
      forgetHeld();
      stopWatching();
      document.removeEventListener('click', hold, true);
      window.removeEventListener('popstate', forgetHeld);
    };
  }, [store]);
  return coming;
}
