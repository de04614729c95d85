import { afterFrame } from './afterFrame';

/** What becomes of the page while a window is open over it, and when it comes back. */

let scrollLocks = 0;

/**
 * The body's overflow is the window's as long as the page's own is not set. The page keeps the room of the scrollbar that
 * goes, so that nothing on it moves.
 */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  scrollLocks += 1;
  if (scrollLocks === 1) style.paddingRight = `${window.innerWidth - clientWidth}px`;
  document.body.style.overflow = 'hidden';
  return () => {
    scrollLocks -= 1;
    if (scrollLocks > 0) return;
    document.body.style.overflow = '';
    style.paddingRight = '';
  };
}

/**
 * Makes everything beside the way from `element` up to the body inert: it can be neither reached nor read.
 * What is marked `data-stays-live` (announcements) is left alone.
 */
function makeRestInert(element: HTMLElement): () => void {
  const made: Element[] = [];
  let node: HTMLElement = element;
  while (node !== document.body && node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || sibling.hasAttribute('inert')) continue;
      if (sibling.matches('[data-stays-live], script, style, link')) continue;
      sibling.setAttribute('inert', '');
      made.push(sibling);
    }
    node = node.parentElement;
  }
  return () => {
    for (const sibling of made) sibling.removeAttribute('inert');
  };
}

/** What is to come back in the next frame. */
let pending: (() => void) | null = null;

/**
 * Brings the page back at once that a window has left: for another window, which is to find it as it was, and for whoever
 * leads the focus into it, since nothing inert takes the focus.
 */
export const bringPageBack = (): void => pending?.();

/**
 * Puts the page behind `element`: it is inert and does not scroll.
 * @returns brings it back once the frame without the window is painted, which does not wait for it: an end to `inert` styles
 * the whole page anew. The focus then returns to where it was, unless it has gone on.
 */
export function putPageBehind(element: HTMLElement): () => void {
  bringPageBack();
  const cameFrom = document.activeElement;
  const unlock = lockScroll();
  const revive = makeRestInert(element);
  return () => {
    bringPageBack();
    const takeBack = afterFrame(bringPageBack);
    pending = () => {
      pending = null;
      takeBack();
      revive();
      unlock();
      const hasGoneOn = document.activeElement !== document.body;
      if (!hasGoneOn && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  };
}
