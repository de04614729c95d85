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

const nothing = () => undefined;

/** A page that is being rendered, and the link that leads to it. */
interface Rendering {
  readonly link: HTMLAnchorElement;
  /** Set once the link was let go of: follows it. */
  follow?: () => void;
}

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
    let rendering: Rendering | null = null;
    let held: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      last += 1;
      rendering = null;
      // On its way into view it is still needed.
      setComing((page) => (page?.location.pathname === window.location.pathname ? page : null));
    };
    const render = async (id: number, link: HTMLAnchorElement) => {
      const { pathname, search, hash } = link;
      const isOpen = () => window.location.pathname === pathname;
      if (!onlyShows(pathname) || isOpen()) return;
      await prefetchWhole({ pathname, search }, store);
      if (id !== last || isOpen()) return;
      const begun: Rendering = { link };
      const tellRendered = () => {
        if (rendering === begun) rendering = null;
        // Not amidst what React is doing.
        if (begun.follow) queueMicrotask(begun.follow);
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
      const begun = rendering;
      if (begun === null || event.defaultPrevented || !isPlain(event)) return;
      if (shopLinkAt(event.target) !== begun.link) return;
      event.preventDefault();
      event.stopPropagation();
      if (begun.follow) return;
      begun.follow = () => {
        clearTimeout(held);
        begun.follow = nothing;
        if (rendering === begun) rendering = null;
        if (begun.link.isConnected) begun.link.click();
      };
      held = setTimeout(begun.follow, HELD_FOR_MS);
    };
    const stopWatching = watchLinksLikelyFollowed({ expect, forget });
    document.addEventListener('click', hold, true);
    return () => {
      clearTimeout(held);
      stopWatching();
      document.removeEventListener('click', hold, true);
    };
  }, [store]);
  return coming;
}
