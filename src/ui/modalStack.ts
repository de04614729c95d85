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
  const inertSiblings: Element[] = [];
  let node: HTMLElement = element;
  while (node !== document.body && node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || sibling.hasAttribute('inert')) continue;
      if (sibling.matches('[data-stays-live], script, style, link')) continue;
      sibling.setAttribute('inert', '');
      inertSiblings.push(sibling);
    }
    node = node.parentElement;
  }
  return () => {
    for (const sibling of inertSiblings) sibling.removeAttribute('inert');
  };
}

/** A window over the page. */
interface OpenModal {
  readonly element: HTMLElement;
  /** What had the focus on the page. */
  readonly returnFocusTo: Element | null;
  readonly close: (() => void) | undefined;
}

/** The windows that are open; the last one is in use. */
const openModals: OpenModal[] = [];
let restorePage = () => {};

/** Only the last window can be reached, or else all of the page. */
function updateInert(): void {
  restorePage();
  const last = openModals.at(-1);
  restorePage = last === undefined ? () => {} : makeRestInert(last.element);
}

/**
 * Puts the page behind `element`: it is inert and does not scroll. So is a window that stands there already, which is asked
 * to close: two at once are not to be, though what was pressed first may open last.
 * @param close asks this window to close; left out where it cannot be left
 * @returns brings the page back. The focus returns to where it was, unless it has moved on.
 */
export function openModal(element: HTMLElement, close?: () => void): () => void {
  const previous = openModals.at(-1);
  const { activeElement } = document;
  const returnFocusTo = previous?.element.contains(activeElement)
    ? previous.returnFocusTo
    : activeElement;
  const modal = { element, returnFocusTo, close };
  openModals.push(modal);
  updateInert();
  const unlock = lockScroll();
  if (!previous?.element.contains(element)) previous?.close?.();
  return () => {
    openModals.splice(openModals.indexOf(modal), 1);
    updateInert();
    unlock();
    if (document.activeElement !== document.body) return;
    const last = openModals.at(-1)?.element ?? returnFocusTo;
    if (last instanceof HTMLElement && last.isConnected) last.focus();
  };
}
