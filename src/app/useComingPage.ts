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
  /** To be called when it has been rendered as a whole. */
  readonly tellRendered: () => void;
}

/** How long after the press a link is still expected to be followed, ms. */
const FOLLOWED_WITHIN_MS = 1000;
/** How long a link that was let go of is at most not followed, because its page is being rendered, ms. */
const HELD_FOR_MS = 300;

const nothing = () => undefined;

/** Whether it is how a link is followed in this window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A page that is being rendered, and the link that leads to it. */
interface Rendering {
  readonly link: HTMLAnchorElement;
  /** Set once the link was let go of: follows it. */
  follow?: () => void;
}

/**
 * The page whose link is being pressed, once its program and what it shows are there: between touching a link and letting it
 * go there is time to render. Null when the press has turned into something else, as when the finger scrolls. A link that is
 * let go of before its page is rendered to the end is followed then: followed at once, it would be rendered from its
 * beginning.
 */
export function useComingPage(): ComingPage | null {
  const store = useAppStore();
  const [coming, setComing] = useState<ComingPage | null>(null);
  useEffect(() => {
    /** The last press; what is on its way for one before it is not expected any more. */
    let last = 0;
    let patience: ReturnType<typeof setTimeout> | undefined;
    let rendering: Rendering | null = null;
    let held: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      last += 1;
      rendering = null;
      // On its way into view it is still needed.
      setComing((page) => (page?.location.pathname === window.location.pathname ? page : null));
    };
    const expect = async (id: number, link: HTMLAnchorElement) => {
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
    const press = (event: PointerEvent) => {
      const link = event.isPrimary && isPlain(event) ? shopLinkAt(event.target) : null;
      if (link !== null && link === rendering?.link) return;
      clearTimeout(patience);
      last += 1;
      const id = last;
      // After the frame that shows the press. What does not arrive is told where the page is opened.
      if (link) inOwnTask(() => void expect(id, link).catch(() => undefined));
    };
    const release = () => {
      clearTimeout(patience);
      patience = setTimeout(forget, FOLLOWED_WITHIN_MS);
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
    document.addEventListener('click', hold, true);
    return () => {
      clearTimeout(patience);
      clearTimeout(held);
      for (const [name, listener] of Object.entries(heard)) {
        document.removeEventListener(name, listener as EventListener);
      }
      document.removeEventListener('click', hold, true);
    };
  }, [store]);
  return coming;
}
