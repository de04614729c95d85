import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { TOAST_LIFETIME_MS } from '../contract/limits';
import { s } from '../theme/accessor';
import { radius, shadow } from '../theme/tokens';
import { zIndexes } from '../theme/zIndexes';
import { CheckIcon, CloseIcon } from '../ui/icons';
import { dismissToast, type ToastMessage, useToasts } from '../ui/toast';
import { useAutoplay } from '../ui/useAutoplay';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** The distance between the header and the first message, and between messages and the window's edge, px. */
const GAP = 12;

const enter = keyframes`
  from { opacity: 0.5; transform: translateY(-200%) scale(0.6); }
`;

const List = styled.div`
  position: fixed;
  right: ${GAP}px;
  left: ${GAP}px;
  z-index: ${zIndexes.toast};
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
  pointer-events: none;
`;

const Message = styled.p<{ readonly $kind: ToastMessage['kind'] }>`
  display: flex;
  align-items: center;
  gap: 10px;
  max-width: 420px;
  padding: 16px 26px 16px 16px;
  /* Visible in contrast themes only. */
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: ${s('inverse')};
  box-shadow: ${shadow.high};
  color: ${s('onInverse')};
  line-height: 1.3;
  pointer-events: auto;
  animation: ${enter} 350ms cubic-bezier(0.21, 1.02, 0.73, 1);

  svg {
    flex: none;
    box-sizing: border-box;
    padding: 3px;
    border-radius: ${radius.round};
    background: ${({ $kind, theme }) => ($kind === 'error' ? theme.dangerSoft : theme.successSoft)};
    color: ${({ $kind, theme }) => ($kind === 'error' ? theme.onDangerSoft : theme.onSuccessSoft)};
    stroke-width: 3;
  }
`;

/** A message for 5 seconds (spec §9), longer while the pointer is on it. */
function Toast({ message }: { readonly message: ToastMessage }) {
  const { kind, text } = message;
  const pauseProps = useAutoplay(TOAST_LIFETIME_MS, true, 0, () => dismissToast(message));
  if (kind === 'announced') return <VisuallyHidden>{text}</VisuallyHidden>;
  return (
    <Message {...pauseProps} $kind={kind}>
      {kind === 'error' ? <CloseIcon size={20} /> : <CheckIcon size={20} />}
      <span>{text}</span>
    </Message>
  );
}

/** The bottom of what is above the page's content. The sticky header covers what scrolls below it. */
function measureTop(): number {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const main = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  return Math.max(0, header, main) + GAP;
}

/**
 * Shows toasts at the top right below the header, and is the live region for toasts and announcements. It exists before its
 * first message, otherwise screen readers would not announce that message.
 */
export function Toasts() {
  const messages = useToasts();
  const [top, setTop] = useState(GAP);
  const newestId = messages[0]?.id;
  useEffect(() => {
    if (newestId !== undefined) setTop(measureTop());
  }, [newestId]);
  return (
    <List aria-live="polite" data-stays-live="" style={{ top }}>
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </List>
  );
}
