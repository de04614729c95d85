/** Makes the page inert while modal windows are open, and restores it. */

let scrollLocks = 0;

/**
 * Stops the page from scrolling. The viewport uses the overflow of the body as long as the root element sets none. A
 * padding replaces the scrollbar, so that nothing moves.
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
 * Makes everything except `element` and its ancestors inert. Elements with `data-stays-live` (announcements) stay usable.
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

/** A modal window over the page. */
interface OpenModal {
  readonly element: HTMLElement;
  /** The element of the page that had the focus. */
  readonly returnFocusTo: Element | null;
  readonly close: (() => void) | undefined;
}

/** The open windows. Only the last one can be used. */
const openModals: OpenModal[] = [];
let restorePage = () => {};

/** Makes everything but the last window inert; without a window, nothing. */
function updateInert(): void {
  restorePage();
  const last = openModals.at(-1);
  restorePage = last === undefined ? () => {} : makeRestInert(last.element);
}

/**
 * Opens a modal window: the page becomes inert and does not scroll. A window that is already open becomes inert too, and
 * is closed, because only one window may be open. Windows load on demand, so they may open in another order than clicked.
 * @param close closes this window; undefined if the shopper cannot close it
 * @returns restores the page. The focus returns to its previous element, unless the shopper has moved it.
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
