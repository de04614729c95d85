import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from './isComposing';

declare global {
  interface Window {
    /** Only Chrome has it, since version 126. */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
  }
}

interface OpenModal {
  readonly element: HTMLElement;
  /** The element of the page that had the focus. */
  readonly returnFocusTo: Element | null;
  /** Does nothing if the shopper cannot close the window. */
  readonly close: () => void;
}

/** The open windows. Only the last one can be used. */
const openModals: OpenModal[] = [];
let inertElements: readonly Element[] = [];

/** What is outside an element and its ancestors, except announcements (`data-stays-live`). */
function elementsBehind(element: HTMLElement): readonly Element[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (sibling) => sibling !== element && !sibling.matches('[inert], [data-stays-live]'),
  );
  return [...siblings, ...elementsBehind(parent)];
}

/** Makes everything but the last window inert; without a window, nothing. */
function updateInert(): void {
  for (const element of inertElements) element.removeAttribute('inert');
  const last = openModals.at(-1);
  inertElements = last === undefined ? [] : elementsBehind(last.element);
  for (const element of inertElements) element.setAttribute('inert', '');
}

/** Stops the page from scrolling. A padding replaces the scrollbar, so that nothing moves. */
function lockScroll(isLocked: boolean): void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = isLocked ? `${window.innerWidth - clientWidth}px` : '';
  document.body.style.overflow = isLocked ? 'hidden' : '';
}

/**
 * Opens a modal window. A window that is already open is closed, because only one window may be open. Windows load on
 * demand, so they may open in another order than clicked.
 * @returns restores the page. The focus returns to its previous element, unless the shopper has moved it.
 */
function openModal(element: HTMLElement, close: () => void): () => void {
  const previous = openModals.at(-1);
  const { activeElement } = document;
  const returnFocusTo = previous?.element.contains(activeElement)
    ? previous.returnFocusTo
    : activeElement;
  const modal = { element, returnFocusTo, close };
  if (previous === undefined) lockScroll(true);
  openModals.push(modal);
  updateInert();
  if (!previous?.element.contains(element)) previous?.close();
  return () => {
    openModals.splice(openModals.indexOf(modal), 1);
    updateInert();
    if (openModals.length === 0) lockScroll(false);
    if (document.activeElement !== document.body) return;
    const last = openModals.at(-1)?.element ?? returnFocusTo;
    if (last instanceof HTMLElement) last.focus();
  };
}

/**
 * Makes an element modal as long as it is mounted. The rest of the page is inert and does not scroll. The focus moves to
 * `[data-autofocus]`, else to the element, and returns at the end. Escape closes it, and so does the Back gesture of a
 * phone if the browser has `CloseWatcher`; otherwise Back leaves the page.
 * @param onClose undefined if the shopper cannot close the modal (the service selection)
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  { onClose }: { onClose?: (() => void) | undefined },
): void {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const restorePage = openModal(element, () => close());
    if (!element.contains(document.activeElement)) {
      (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    }
    return restorePage;
  }, [ref]);

  const isClosable = onClose !== undefined;
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isClosable) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      // Handled: otherwise the browser would also fire the close event of the `CloseWatcher`.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    if (watcher) watcher.onclose = () => close();
    element.addEventListener('keydown', handleKeyDown);
    return () => {
      element.removeEventListener('keydown', handleKeyDown);
      watcher?.destroy();
    };
  }, [ref, isClosable]);
}
