import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { TOAST_LIFETIME_MS } from '../contract/limits';
import { s } from '../theme/accessor';
import { edgeInContrastTheme } from '../theme/contrastTheme';
import { depths } from '../theme/depths';
import { radius, space } from '../theme/tokens';
import { Boundary } from '../ui/Boundary';
import { subscribeToToasts, type ToastMessage } from '../ui/toast';
import { useLazyModule } from '../ui/useLazyModule';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** More than are ever seen at once; who has seen the older ones needs them no more. */
const MAX_MESSAGES = 10;

const loadToaster = () => import(/* webpackChunkName: "toasts" */ './Toaster');

const isNoFailure = ({ kind }: ToastMessage): boolean => kind !== 'error';

/**
 * What may stand beside a new message: not the same words; nor, where something has succeeded, what failed before, since
 * two that contradict each other are not read side by side.
 */
const withoutConflicts = ({ kind, text }: ToastMessage, all: readonly ToastMessage[]) =>
  all.filter((one) => one.text !== text && (kind !== 'success' || isNoFailure(one)));

const PlainToast = styled.p`
  position: fixed;
  top: ${space(2)};
  right: ${space(2)};
  z-index: ${depths.toast};
  max-width: 420px;
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.medium};
  background: ${s('inverse')};
  color: ${s('onInverse')};
  pointer-events: none;
  ${edgeInContrastTheme}
`;

/**
 * Where toasts appear, and the one place from which they, and what happens to the cart, are read out: it is there before
 * its first message, or that would go unheard. What shows them is loaded with the first one; should it not arrive, as
 * without a connection, the last message is shown plainly.
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
  /** The newest when the toaster did not arrive: the next one asks for it again. */
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
      {/* The same words again are a new element: only what changes is read out. */}
      {announcement ? (
        <VisuallyHidden key={announcement.id}>{announcement.text}</VisuallyHidden>
      ) : null}
    </div>
  );
}
