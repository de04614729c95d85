import { act } from '@testing-library/react';

/**
 * A polyfill of modal dialogs, which jsdom lacks: it opens and closes them, returns the focus, and closes the last one with
 * Escape. It makes nothing inert; a story checks that in a browser.
 */
const modals: { readonly dialog: HTMLDialogElement; readonly opener: Element | null }[] = [];

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
    modals.push({ dialog: this, opener: document.activeElement });
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const index = modals.findIndex(({ dialog }) => dialog === this);
    const [modal] = index < 0 ? [] : modals.splice(index, 1);
    // Everything outside of another open dialog is inert, so it does not get the focus.
    const top = modals.at(-1)?.dialog;
    const opener = modal?.opener;
    if (opener instanceof HTMLElement && (!top || top.contains(opener))) opener.focus();
    queueMicrotask(() => act(() => void this.dispatchEvent(new Event('close'))));
  },
} satisfies Pick<HTMLDialogElement, 'showModal' | 'close'>);

document.addEventListener('keydown', (event) => {
  const modal = modals.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !modal) return;
  const { dialog } = modal;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});

afterEach(() => {
  modals.length = 0;
});
