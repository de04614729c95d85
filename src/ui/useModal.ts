import { type RefObject, useEffect, useRef } from 'react';
import { isComposing } from './isComposing';
import { keepFocusInside } from './keepFocusInside';
import { openModal } from './modalStack';

declare global {
  interface Window {
    /** Chrome's, since 126; Safari and Firefox lack it. */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
  }
}

/**
 * Makes an element modal as long as it is mounted: the page beside it is inert and does not scroll, focus
 * goes in (to `[data-autofocus]`, else to the element itself), stays in, and returns to where it was, unless it has gone on.
 * Escape asks to close, and so does the Back of a phone where the browser tells of it, which would leave the page otherwise.
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
    const closeModal = openModal(element, () => close.current?.());
    if (!element.contains(document.activeElement)) {
      (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    }

    const handleKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key === 'Tab') keepFocusInside(element, event);
      if (event.key === 'Escape' && close.current && !event.defaultPrevented) {
        // Taken: the browser asks no other window to close.
        event.preventDefault();
        event.stopPropagation();
        close.current();
      }
    };
    element.addEventListener('keydown', handleKeyDown);
    return () => {
      element.removeEventListener('keydown', handleKeyDown);
      closeModal();
    };
  }, [ref]);

  const isClosable = onClose !== undefined;
  useEffect(() => {
    if (!isClosable || window.CloseWatcher === undefined) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close.current?.();
    return () => watcher.destroy();
  }, [isClosable]);
}
