import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { TOAST_LIFETIME_MS } from '../contract/limits';
import { s } from '../theme/accessor';
import { edgeInContrastTheme } from '../theme/contrastTheme';
import { depths } from '../theme/depths';
import { radius, space } from '../theme/tokens';
import { Boundary } from '../ui/Boundary';
import { listenToToasts, type ToastMessage } from '../ui/toast';
import { useLazyModule } from '../ui/useLazyModule';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** More than are ever seen at once; who has seen the older ones needs them no more. */
const MOST_KEPT = 10;

const loadToaster = () => import(/* webpackChunkName: "toasts" */ './Toaster');

const isNoFailure = ({ kind }: ToastMessage): boolean => kind !== 'error';

/**
 * What may stand beside a new message: not the same words; nor, where something has succeeded, what failed before, since
 * two that contradict each other are not read side by side.
 */
const besides = ({ kind, text }: ToastMessage, all: readonly ToastMessage[]) =>
  all.filter((one) => one.text !== text && (kind !== 'success' || isNoFailure(one)));

const Plain = styled.p`
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
  const [said, setSaid] = useState<ToastMessage | null>(null);
  const [plain, setPlain] = useState<ToastMessage | null>(null);
  useEffect(
    () =>
      listenToToasts(
        (message) => {
          if (message.kind === 'said') setSaid(message);
          else setMessages((all) => [...besides(message, all), message].slice(-MOST_KEPT));
        },
        (isOver) => {
          setMessages((all) => (all.some(isOver) ? all.filter((one) => !isOver(one)) : all));
          setPlain((one) => (one === null || isOver(one) ? null : one));
        },
      ),
    [],
  );
  const newest = messages.at(-1)?.id ?? 0;
  /** The newest when the toaster did not arrive: the next one asks for it again. */
  const [missed, setMissed] = useState(0);
  const toaster = useLazyModule(loadToaster, newest > missed, () => {
    setMissed(newest);
    setPlain(messages.at(-1) ?? null);
  });
  useEffect(() => {
    if (plain === null) return undefined;
    const timer = setTimeout(() => setPlain(null), TOAST_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [plain]);
  return (
    <div aria-live="polite" data-stays-live="">
      {toaster.part ? (
        <Boundary>
          <toaster.part.Toaster messages={messages} />
        </Boundary>
      ) : null}
      {plain && !toaster.part ? (
        <Plain role="status" aria-live="off">
          {plain.text}
        </Plain>
      ) : null}
      {/* The same words again are a new element: only what changes is read out. */}
      {said ? <VisuallyHidden key={said.id}>{said.text}</VisuallyHidden> : null}
    </div>
  );
}
