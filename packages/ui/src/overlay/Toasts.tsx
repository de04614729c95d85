import { TOAST_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Boundary } from '../feedback/Boundary';
import { useLazyModule } from '../hooks/useLazyModule';
import { VisuallyHidden } from '../layout/Text';
import { contrastThemeOutline } from '../theme/contrastTheme';
import { radius, s, space, zIndexes } from '../theme/tokens';
import { useTopModal } from './modals';
import { dismissToast, type ToastMessage, useToasts } from './toast';

const loadToaster = () => import(/* webpackChunkName: "toasts" */ './Toaster');

const PlainFrame = styled.p`
  position: fixed;
  top: ${space(2)};
  right: ${space(2)};
  z-index: ${zIndexes.toast};
  max-width: 420px;
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.medium};
  background: ${s('inverse')};
  color: ${s('onInverse')};
  pointer-events: none;
  ${contrastThemeOutline}
`;

/** A message without the toaster. When the last one is gone, the next message loads the toaster again. */
function PlainToast({ message }: { readonly message: ToastMessage }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(message), TOAST_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return <PlainFrame>{message.text}</PlainFrame>;
}

/**
 * A live region for messages. It exists before its first message, otherwise screen readers would not announce that message.
 * It is inside the dialog on top, if there is one, because everything outside is covered and inert.
 */
function useLiveRegion(): HTMLElement | null {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const modal = useTopModal();
  useEffect(() => {
    const element = document.createElement('div');
    element.setAttribute('aria-live', 'polite');
    // Out of the flow of the dialog.
    element.style.position = 'absolute';
    setRegion(element);
    return () => element.remove();
  }, []);
  useLayoutEffect(() => {
    if (region) (modal ?? document.body).append(region);
  }, [region, modal]);
  return region;
}

/**
 * Shows toasts and announcements. The toaster is loaded with the first message. If loading fails, for example offline,
 * messages are shown without it.
 */
export function Toasts() {
  const messages = useToasts();
  const visible = messages.filter(({ kind }) => kind !== 'announced');
  const announcement = messages.find(({ kind }) => kind === 'announced');
  const toaster = useLazyModule(loadToaster, visible.length > 0);
  const region = useLiveRegion();
  if (region === null) return null;
  return createPortal(
    <>
      {toaster.module ? (
        <Boundary>
          <toaster.module.Toaster messages={visible} />
        </Boundary>
      ) : null}
      {toaster.hasFailed
        ? visible.map((message) => <PlainToast key={message.id} message={message} />)
        : null}
      {/* The key makes a repeated text a new element, because screen readers announce only changes. */}
      {announcement ? (
        <VisuallyHidden key={announcement.id}>{announcement.text}</VisuallyHidden>
      ) : null}
    </>,
    region,
  );
}
