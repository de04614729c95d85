import { useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { inOwnTask } from '../inOwnTask';
import { useAppStore } from '../store/hooks';
import { prefetchWhole, shopLinkAt } from './prefetch';
import { onlyShows } from './screens';

/** A page that is about to be opened. */
export interface ComingPage {
  /** Tells pages apart; counts from 1. */
  readonly id: number;
  readonly location: Location;
}

/** How long after the press a link is still expected to be followed, ms. */
const FOLLOWED_WITHIN_MS = 1000;

/** Whether it is how a link is followed in this window. */
const isPlainPress = (event: PointerEvent): boolean =>
  event.isPrimary &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * The page whose link is being pressed, once its program and what it shows are there: between touching a link and letting it
 * go there is time to render. Null when the press has turned into something else, as when the finger scrolls.
 */
export function useComingPage(): ComingPage | null {
  const store = useAppStore();
  const [coming, setComing] = useState<ComingPage | null>(null);
  useEffect(() => {
    /** The last press; what is on its way for one before it is not expected any more. */
    let last = 0;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      last += 1;
      // On its way into view it is still needed.
      setComing((page) => (page?.location.pathname === window.location.pathname ? page : null));
    };
    const expect = async (id: number, link: HTMLAnchorElement) => {
      const { pathname, search, hash } = link;
      const isOpen = () => window.location.pathname === pathname;
      if (!onlyShows(pathname) || isOpen()) return;
      await prefetchWhole({ pathname, search }, store);
      if (id !== last || isOpen()) return;
      setComing({ id, location: { pathname, search, hash, state: null, key: 'coming' } });
    };
    const press = (event: PointerEvent) => {
      clearTimeout(patience);
      last += 1;
      const id = last;
      const link = isPlainPress(event) ? shopLinkAt(event.target) : null;
      // After the frame that shows the press. What does not arrive is told where the page is opened.
      if (link) inOwnTask(() => void expect(id, link).catch(() => undefined));
    };
    const release = () => {
      clearTimeout(patience);
      patience = setTimeout(forget, FOLLOWED_WITHIN_MS);
    };
    const heard = {
      pointerdown: press,
      pointerup: release,
      pointercancel: forget,
      dragstart: forget,
      contextmenu: forget,
    };
    for (const [name, listener] of Object.entries(heard)) {
      document.addEventListener(name, listener as EventListener, { passive: true });
    }
    return () => {
      clearTimeout(patience);
      for (const [name, listener] of Object.entries(heard)) {
        document.removeEventListener(name, listener as EventListener);
      }
    };
  }, [store]);
  return coming;
}
