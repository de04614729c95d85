import { type RefObject, useEffect, useRef } from 'react';
import { afterFrame } from './afterFrame';
import { keepFocusInside } from './keepFocusInside';

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

/** Gives the page back at once, which the modal that closed last has not done yet. */
let giveBackNow: (() => void) | null = null;

/**
 * The page comes back once the frame without the modal is painted, which does not wait for it: an end to `inert` styles the
 * whole page anew. A modal that opens meanwhile finds it as it was.
 */
function giveBackAfterFrame(giveBack: () => void): void {
  const takeBack = afterFrame(() => giveBackNow?.());
  giveBackNow = () => {
    giveBackNow = null;
    takeBack();
    giveBack();
  };
}

/**
 * Makes an element modal as long as it is mounted: the page beside it is inert and does not scroll, focus
 * goes in (to `[data-autofocus]`, else to the element itself), stays in, and returns to where it was. Escape asks to close.
 * @param onClose left out where the modal cannot be left (the service selection).
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  { onClose }: { onClose?: (() => void) | undefined },
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    giveBackNow?.();
    const cameFrom = document.activeElement;
    const unlock = lockScroll();
    const revive = makeRestInert(element);
    if (!element.contains(document.activeElement)) {
      (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    }

    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocusInside(element, event);
      if (event.key === 'Escape' && close.current && !event.defaultPrevented) {
        event.stopPropagation();
        close.current();
      }
    };
    element.addEventListener('keydown', pressed);
    return () => {
      element.removeEventListener('keydown', pressed);
      giveBackAfterFrame(() => {
        revive();
        unlock();
        const hasGoneOn = document.activeElement !== document.body;
        if (!hasGoneOn && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
      });
    };
  }, [ref]);
}
