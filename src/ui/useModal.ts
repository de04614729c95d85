import { type RefObject, useEffect, useRef } from 'react';
import { isComposing } from './isComposing';
import { keepFocusInside } from './keepFocusInside';
import { openModal } from './modalStack';

declare global {
  interface Window {
    /** Only Chrome has it, since version 126. */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
  }
}

/**
 * Makes an element modal as long as it is mounted. The rest of the page is inert and does not scroll. The focus moves to
 * `[data-autofocus]`, else to the element, stays inside, and returns at the end. Escape closes it, and so does the Back
 * gesture of a phone if the browser has `CloseWatcher`; otherwise Back leaves the page.
 * @param onClose undefined if the shopper cannot close the modal (the service selection)
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
        // Handled: otherwise the browser would also fire the close event of a `CloseWatcher`.
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
