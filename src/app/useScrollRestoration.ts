import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useClientStorage } from '../store/hooks';
import {
  isFreshVisit,
  loadScrollPositions,
  type ScrollPositions,
  saveScrollPositions,
} from './scrollPositions';
import { onUserInput } from './start/onIdleOrInput';

/** How long a page may take to become as tall as it was, ms. */
const GIVE_UP_AFTER_MS = 3000;

/**
 * Scrolls to a height as soon as the page is tall enough; gives up when the shopper may be scrolling: by the wheel, by a
 * finger, a key or the scrollbar.
 * @returns stops trying.
 */
function scrollWhenTallEnough(top: number): () => void {
  const started = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    stopListening();
  };
  const attempt = () => {
    window.scrollTo(0, top);
    const isReached = Math.abs(window.scrollY - top) < 2;
    if (isReached || performance.now() - started > GIVE_UP_AFTER_MS) stop();
    else frame = requestAnimationFrame(attempt);
  };
  window.addEventListener('wheel', stop, { passive: true });
  const stopListening = onUserInput(stop);
  attempt();
  return stop;
}

/**
 * A new page starts at its top with the focus on its content; Back and Forward return to where one was. A change of the
 * query alone (filters, sort) leaves both as they are.
 * @returns the ref of the page's main element.
 */
export function useScrollRestoration<Element extends HTMLElement>(): RefObject<Element | null> {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const { tab } = useClientStorage();
  const main = useRef<Element>(null);
  const positions = useRef<ScrollPositions>(new Map());
  const shownPath = useRef<string | null>(null);
  /** A page that was led to, and has not got the focus yet. */
  const isFocusPending = useRef(false);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (!isFreshVisit()) positions.current = loadScrollPositions(tab);
    const save = () => saveScrollPositions(tab, positions.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      window.history.scrollRestoration = 'auto';
    };
  }, [tab]);

  // It follows in the same moment as the page: what scrolls to the new one's place is not where the old one was left.
  useLayoutEffect(() => {
    const savePosition = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [key]);

  // Before the page is painted: nobody is to see it where the one before was scrolled to.
  useLayoutEffect(() => {
    const previousPath = shownPath.current;
    shownPath.current = pathname;
    if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return undefined;
    }
    const top = positions.current.get(key);
    if (navigationType === 'POP' && top !== undefined) return scrollWhenTallEnough(top);
    positions.current.set(key, previousPath === pathname ? window.scrollY : 0);
    if (previousPath === null || previousPath === pathname) return undefined;
    window.scrollTo(0, 0);
    isFocusPending.current = true;
    return undefined;
  }, [pathname, hash, key, navigationType]);

  // The focus may follow once it is painted.
  useEffect(() => {
    if (!isFocusPending.current) return;
    isFocusPending.current = false;
    main.current?.focus({ preventScroll: true });
  });

  return main;
}
