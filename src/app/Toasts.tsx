import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { TOAST_LIFETIME_MS } from '../contract/limits';
import { s } from '../theme/accessor';
import { contrastThemeOutline } from '../theme/contrastTheme';
import { radius, space } from '../theme/tokens';
import { zIndexes } from '../theme/zIndexes';
import { Boundary } from '../ui/Boundary';
import { subscribeToToasts, type ToastMessage } from '../ui/toast';
import { useLazyModule } from '../ui/useLazyModule';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** More messages than fit on a screen. */
const MAX_MESSAGES = 10;

const loadToaster = () => import(/* webpackChunkName: "toasts" */ './Toaster');

const isNotError = ({ kind }: ToastMessage): boolean => kind !== 'error';

/**
 * The messages that may stay beside a new one: none with the same text, and no errors beside a success, because the two
 * would contradict each other.
 */
const withoutConflicts = ({ kind, text }: ToastMessage, all: readonly ToastMessage[]) =>
  all.filter((one) => one.text !== text && (kind !== 'success' || isNotError(one)));

const PlainToast = styled.p`
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

/**
 * Shows toasts, and is the live region for toasts and announcements. It exists before its first message, otherwise screen
 * readers would not announce that message. The toaster is loaded with the first message. If loading fails, for example
 * offline, the last message is shown without it.
 */
export function Toasts() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [announcement, setAnnouncement] = useState<ToastMessage | null>(null);
  const [plainToast, setPlainToast] = useState<ToastMessage | null>(null);
  useEffect(
    () =>
      subscribeToToasts(
        (message) => {
          if (message.kind === 'announced') setAnnouncement(message);
          else
            setMessages((all) => [...withoutConflicts(message, all), message].slice(-MAX_MESSAGES));
        },
        (isObsolete) => {
          setMessages((all) =>
            all.some(isObsolete) ? all.filter((one) => !isObsolete(one)) : all,
          );
          setPlainToast((one) => (one === null || isObsolete(one) ? null : one));
        },
      ),
    [],
  );
  const newest = messages.at(-1)?.id ?? 0;
  /** The newest message when the toaster failed to load. The next message loads it again. */
  const [failedId, setFailedId] = useState(0);
  const toaster = useLazyModule(loadToaster, newest > failedId, () => {
    setFailedId(newest);
    setPlainToast(messages.at(-1) ?? null);
  });
  useEffect(() => {
    if (plainToast === null) return undefined;
    const timer = setTimeout(() => setPlainToast(null), TOAST_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [plainToast]);
  return (
    <div aria-live="polite" data-stays-live="">
      {toaster.module ? (
        <Boundary>
          <toaster.module.Toaster messages={messages} />
        </Boundary>
      ) : null}
      {plainToast && !toaster.module ? (
        <PlainToast role="status" aria-live="off">
          {plainToast.text}
        </PlainToast>
      ) : null}
      {/* The key makes a repeated text a new element, because screen readers announce only changes. */}
      {announcement ? (
        <VisuallyHidden key={announcement.id}>{announcement.text}</VisuallyHidden>
      ) : null}
    </div>
  );
}
