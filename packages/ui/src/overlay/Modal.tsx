import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useIsHydrating } from '../hooks/useIsHydrating';
import { openModal } from './modals';

/** Removes the browser's own look of `<dialog>`. */
export const plainDialog = css`
  inset: auto;
  width: auto;
  height: auto;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
`;

/** Covers the window. Its styles show it before it is opened too, as a part of the prerendered HTML. */
const FullScreenDialog = styled.dialog.withConfig({
  // styled-components does not know `closedby`.
  shouldForwardProp: () => true,
})`
  ${plainDialog}
  position: fixed;
  inset: 0;
  overflow: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background: none;
  }
`;

/**
 * A modal dialog (`<dialog>`, `showModal`) as long as it is mounted. The browser makes the rest of the page inert, closes
 * the dialog with Escape and with Back on Android, and returns the focus to the opener.
 * @param onClose undefined if the shopper cannot close the dialog (the service selection)
 */
export function Modal({
  ref,
  onClose,
  ...props
}: Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> & {
  readonly ref?: RefObject<HTMLDialogElement | null>;
  readonly onClose: (() => void) | undefined;
}) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? ownRef;
  const [wasPrerendered] = useState(useIsHydrating());
  // A layout effect, so that its cleanup returns the focus before the element is removed.
  useLayoutEffect(
    () => (dialog.current === null ? undefined : openModal(dialog.current, wasPrerendered)),
    [dialog, wasPrerendered],
  );
  return (
    <FullScreenDialog
      {...props}
      ref={dialog}
      tabIndex={-1}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        if (dialog.current?.open) return;
        // Browsers without `closedby` close any dialog at a second Escape.
        if (onClose) onClose();
        else dialog.current?.showModal();
      }}
    />
  );
}
