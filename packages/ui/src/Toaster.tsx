import './gooberStyles';
import { TOAST_LIFETIME_MS } from '@kedai/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { Toaster as HotToaster, toast, useToasterStore } from 'react-hot-toast';
import { useTheme } from 'styled-components';
import { font, radius, shadow, zIndexes } from './theme/tokens';
import { TOAST_EXIT_MS, type ToastMessage } from './toast';

/** The distance between the header and the first message, and between messages and the window's edge, px. */
const GAP = 12;

/** The live region around the toasts announces them. A live message inside it would be announced twice. */
const ariaProps = { role: 'status', 'aria-live': 'off' } as const;

const edgeOf = (selector: string, edge: 'top' | 'bottom'): number =>
  document.querySelector(selector)?.getBoundingClientRect()[edge] ?? 0;

/** Below the sticky header, which covers what scrolls below it, px from the window's top. */
const pageTop = (): number => Math.max(0, edgeOf('header', 'bottom'), edgeOf('main', 'top')) + GAP;

/** Hides a message: at once if a new message has the same text, else with its exit animation. */
function hide({ id, text }: ToastMessage, messages: readonly ToastMessage[]): void {
  if (messages.some((message) => message.text === text)) toast.remove(String(id));
  else toast.dismiss(String(id));
}

/** Shows every message once, at the top right below the header, for 5 seconds (spec §9) unless it is dismissed earlier. */
export function Toaster({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const theme = useTheme();
  const shown = useRef<readonly ToastMessage[]>([]);
  const [top, setTop] = useState(GAP);

  useEffect(() => {
    const added = messages.filter((message) => !shown.current.includes(message));
    for (const message of shown.current) if (!messages.includes(message)) hide(message, messages);
    for (const { id, kind, text } of added.toReversed())
      if (kind !== 'announced') toast[kind](text, { id: String(id), ariaProps });
    shown.current = messages;
    if (added.length > 0) setTop(pageTop());
  }, [messages]);

  // The header moves when the page is scrolled to its top.
  const isAnyShown = useToasterStore().toasts.length > 0;
  useEffect(() => {
    if (!isAnyShown) return undefined;
    const follow = () => setTop(pageTop());
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [isAnyShown]);

  return (
    <HotToaster
      position="top-right"
      containerStyle={{ zIndex: zIndexes.toast, top, right: GAP, left: GAP }}
      toastOptions={{
        duration: TOAST_LIFETIME_MS,
        removeDelay: TOAST_EXIT_MS,
        style: {
          padding: '12px 16px',
          // Visible in contrast themes only.
          border: '1px solid transparent',
          maxWidth: '420px',
          borderRadius: radius.medium,
          background: theme.inverse,
          color: theme.onInverse,
          boxShadow: shadow.high,
          fontFamily: font.body,
        },
        success: { iconTheme: { primary: theme.successSoft, secondary: theme.onSuccessSoft } },
        error: { iconTheme: { primary: theme.dangerSoft, secondary: theme.onDangerSoft } },
      }}
    />
  );
}
