import { useSyncExternalStore } from 'react';

/** The open modal dialogs; the last one is on top. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setModals(next: readonly HTMLDialogElement[]): void {
  modals = next;
  lockScroll(modals.length > 0);
  for (const listener of listeners) listener();
}

/** Stops the page from scrolling. A padding replaces the scrollbar, so that nothing moves. */
function lockScroll(isLocked: boolean): void {
  const { style, clientWidth } = document.documentElement;
  if (isLocked && document.body.style.overflow === 'hidden') return;
  style.paddingRight = isLocked ? `${window.innerWidth - clientWidth}px` : '';
  document.body.style.overflow = isLocked ? 'hidden' : '';
}

/**
 * Opens a dialog over the page. It gets the focus on `[data-autofocus]`, else on itself. A dialog that is already open is
 * closed first, because only one may be open. Dialogs load on demand, so they may open in another order than clicked.
 * @param wasPrerendered whether the shopper may have scrolled the dialog already. `showModal` scrolls it back to its top.
 * @returns closes it
 */
export function openModal(dialog: HTMLDialogElement, wasPrerendered: boolean): () => void {
  for (const other of modals) if (other.getAttribute('closedby') !== 'none') other.close();
  const { activeElement } = document;
  const target = dialog.contains(activeElement)
    ? activeElement
    : dialog.querySelector('[data-autofocus]');
  // The position of a new dialog is not read, because reading it costs a layout of the page.
  const scrollTop = wasPrerendered ? dialog.scrollTop : 0;
  dialog.showModal();
  (target instanceof HTMLElement ? target : dialog).focus();
  if (scrollTop > 0) dialog.scrollTop = scrollTop;
  setModals([...modals, dialog]);
  return () => {
    dialog.close();
    setModals(modals.filter((other) => other !== dialog));
  };
}

/**
 * The dialog on top, or null. Everything outside of it is inert, so messages for the shopper must be inside to be seen and
 * announced.
 */
export const useTopModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => modals.at(-1) ?? null,
    () => null,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
