import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useClientStorage } from '../store/hooks';
import { isFreshVisit, storedTops, storeTops, type Tops } from './scrollTops';
import { atInput } from './start/whenQuiet';

/** How long a page may take to become as tall as it was, ms. */
const PATIENCE_MS = 3000;

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
    const reached = Math.abs(window.scrollY - top) < 2;
    if (reached || performance.now() - started > PATIENCE_MS) stop();
    else frame = requestAnimationFrame(attempt);
  };
  window.addEventListener('wheel', stop, { passive: true });
  const stopListening = atInput(stop);
  attempt();
  return stop;
}

/**
 * A new page starts at its top with the focus on its content; Back and Forward return to where one was. A change of the
 * query alone (filters, sort) leaves both as they are.
 * @returns the ref of the page's main element.
 */
export function useScrollMemory<Element extends HTMLElement>(): RefObject<Element | null> {
  const { pathname, hash, key } = useLocation();
  const arrival = useNavigationType();
  const { tab } = useClientStorage();
  const main = useRef<Element>(null);
  const tops = useRef<Tops>(new Map());
  const shown = useRef<string | null>(null);
  /** A page that was led to, and has not got the focus yet. */
  const comesAnew = useRef(false);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (!isFreshVisit()) tops.current = storedTops(tab);
    const store = () => storeTops(tab, tops.current);
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      window.history.scrollRestoration = 'auto';
    };
  }, [tab]);

  // It follows in the same moment as the page: what scrolls to the new one's place is not where the old one was left.
  useLayoutEffect(() => {
    const remember = () => tops.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  // Before the page is painted: nobody is to see it where the one before was scrolled to.
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = pathname;
    if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return undefined;
    }
    const top = tops.current.get(key);
    if (arrival === 'POP' && top !== undefined) return scrollWhenTallEnough(top);
    tops.current.set(key, from === pathname ? window.scrollY : 0);
    if (from === null || from === pathname) return undefined;
    window.scrollTo(0, 0);
    comesAnew.current = true;
    return undefined;
  }, [pathname, hash, key, arrival]);

  // The focus may follow once it is painted.
  useEffect(() => {
    if (!comesAnew.current) return;
    comesAnew.current = false;
    main.current?.focus({ preventScroll: true });
  });

  return main;
}
