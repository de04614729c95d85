import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useClientStorage } from '../state/hooks';
import { loadScrollPositions, saveScrollPositions } from './scrollPositions';
import { onUserInput } from './start/onUserInput';

/** The time in which a page may load what it is scrolled to, ms. */
const GIVE_UP_AFTER_MS = 10_000;

/**
 * Scrolls in each frame until it succeeds, because the page may still be loading. Stops when the shopper may be scrolling: by
 * wheel, touch, key or scrollbar.
 * @param scroll scrolls, and returns whether the page was complete enough
 */
function scrollWhenLoaded(scroll: () => boolean): () => void {
  const started = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    stopListening();
  };
  const attempt = () => {
    if (scroll() || performance.now() - started > GIVE_UP_AFTER_MS) stop();
    else frame = requestAnimationFrame(attempt);
  };
  window.addEventListener('wheel', stop, { passive: true });
  const stopListening = onUserInput(stop);
  attempt();
  return stop;
}

function scrollToPosition(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) < 2;
}

/** Also moves the focus there, as the browser does for a link to a section of the same document. */
function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
  return section !== null;
}

/**
 * A new page starts at its top, with the focus on its content, or at the section that the hash names. Back and Forward
 * restore the scroll position. A change of the query alone (filters, sort) changes neither.
 */
export function useScrollRestoration(): RefObject<HTMLElement | null> {
  const location = useLocation();
  const { pathname, hash } = location;
  // The first entry of every document has the key `default`.
  const key = location.key === 'default' ? pathname + location.search + hash : location.key;
  const navigationType = useNavigationType();
  const { tab } = useClientStorage();
  const main = useRef<HTMLElement>(null);
  const [positions] = useState(() => loadScrollPositions(tab));
  /** The path and the section of the page that is shown. */
  const shownPage = useRef<string | null>(null);
  /** A new page is shown: whether it gets the focus. Back and Forward may have removed the button that had it. */
  const pendingFocus = useRef<'always' | 'ifLost' | null>(null);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const save = () => saveScrollPositions(tab, positions);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      window.history.scrollRestoration = 'auto';
    };
  }, [tab, positions]);

  // A layout effect, so that scrolling to the new page's position is not saved for the old page.
  useLayoutEffect(() => {
    const savePosition = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [key, positions]);

  // A layout effect, so that the page is never painted at the scroll position of the previous one.
  useLayoutEffect(() => {
    const previousPage = shownPage.current;
    const page = pathname + hash;
    shownPage.current = page;
    const top = positions.get(key);
    if (navigationType === 'POP' && top !== undefined) {
      pendingFocus.current = previousPage === page ? null : 'ifLost';
      return scrollWhenLoaded(() => scrollToPosition(top));
    }
    const isNewPage = previousPage !== null && previousPage !== page;
    if (isNewPage) {
      window.scrollTo(0, 0);
      if (hash === '') pendingFocus.current = 'always';
    }
    positions.set(key, window.scrollY);
    // The browser itself scrolls a prerendered page to its section, and the shopper may have scrolled on since.
    const isScrolled = previousPage === null && window.scrollY > 0;
    return hash === '' || isScrolled
      ? undefined
      : scrollWhenLoaded(() => scrollToSection(hash.slice(1)));
  }, [pathname, hash, key, navigationType, positions]);

  // Not earlier: a dialog that closes with the navigation makes the page inert, and then returns the focus to its opener.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (pendingFocus.current === 'always' || (pendingFocus.current === 'ifLost' && isLost)) {
      main.current?.focus({ preventScroll: true });
    }
    pendingFocus.current = null;
  });

  return main;
}
