import './gooberStyles';
import { TOAST_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Toaster as HotToaster, toast, useToasterStore } from 'react-hot-toast';
import { useTheme } from 'styled-components';
import { font, radius, shadow, zIndexes } from '../theme/tokens';
import { TOAST_EXIT_MS, type ToastMessage } from './toast';
import { freeEdge, TOAST_GAP, type ToastEdge } from './toastEdge';

/** The live region around the toasts announces them. A live message inside it would be announced twice. */
const ariaProps = { role: 'status', 'aria-live': 'off' } as const;

const edgeOf = (selector: string, edge: 'top' | 'bottom'): number =>
  document.querySelector(selector)?.getBoundingClientRect()[edge] ?? 0;

/** Below the sticky header, which covers what scrolls below it, px from the window's top. */
const pageTop = (): number =>
  Math.max(0, edgeOf('header', 'bottom'), edgeOf('main', 'top')) + TOAST_GAP;

/** The distance between messages, px. */
const GUTTER = 8;

/** The size of all messages together, px. Their animations do not change it. */
function stackSize(): { readonly width: number; readonly height: number } {
  const frames = [...document.querySelectorAll('[data-rht-toaster] > *')];
  const sizes = frames.flatMap(({ firstElementChild: bar }) =>
    bar instanceof HTMLElement ? [{ width: bar.offsetWidth, height: bar.offsetHeight }] : [],
  );
  return {
    width: Math.max(0, ...sizes.map(({ width }) => width)),
    height: sizes.reduce((sum, { height }) => sum + height + GUTTER, 0),
  };
}

/** The edge at which messages do not hide the focused element (WCAG 2.4.11); null if there is none. */
function edgeBesideFocus(edge: ToastEdge): ToastEdge | null {
  const { activeElement } = document;
  const isElsewhere = activeElement?.matches('body, dialog, [data-rht-toaster] *') ?? true;
  if (activeElement === null || isElsewhere) return edge;
  const layout = {
    top: pageTop(),
    bottom: window.innerHeight - TOAST_GAP,
    right: document.documentElement.clientWidth - TOAST_GAP,
    ...stackSize(),
  };
  return freeEdge(edge, layout, activeElement.getBoundingClientRect());
}

/** Hides a message: at once if a new message has the same text, else with its exit animation. */
function hide({ id, text }: ToastMessage, messages: readonly ToastMessage[]): void {
  if (messages.some((message) => message.text === text)) toast.remove(String(id));
  else toast.dismiss(String(id));
}

/** Shows every message once, at the top right below the header, for 5 seconds (spec §9) unless it is dismissed earlier. At the bottom right
 * if it would hide the focused element. */
export function Toaster({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const theme = useTheme();
  const shown = useRef<readonly ToastMessage[]>([]);
  const [top, setTop] = useState(TOAST_GAP);
  const [edge, setEdge] = useState<ToastEdge>('top');

  useEffect(() => {
    const added = messages.filter((message) => !shown.current.includes(message));
    for (const message of shown.current) if (!messages.includes(message)) hide(message, messages);
    for (const { id, kind, text } of added.toReversed())
      if (kind !== 'announced') toast[kind](text, { id: String(id), ariaProps });
    shown.current = messages;
    if (added.length > 0) setTop(pageTop());
  }, [messages]);

  const count = useToasterStore().toasts.length;
  const place = useEffectEvent((mayScroll: boolean) => {
    // The header moves when the page is scrolled to its top.
    setTop(pageTop());
    const free = edgeBesideFocus(edge);
    if (free !== null) setEdge(free);
    else if (mayScroll) document.activeElement?.scrollIntoView({ block: 'end' });
  });
  useEffect(() => {
    if (count === 0) {
      setEdge('top');
      return undefined;
    }
    const follow = () => place(false);
    // Browsers scroll to a focused element, and messages get their size, before the next frame.
    const placeNextFrame = () => requestAnimationFrame(() => place(true));
    const frame = placeNextFrame();
    addEventListener('scroll', follow, { passive: true, capture: true });
    addEventListener('focusin', placeNextFrame);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('focusin', placeNextFrame);
    };
  }, [count]);

  return (
    <HotToaster
      position={`${edge}-right`}
      gutter={GUTTER}
      containerStyle={{
        zIndex: zIndexes.toast,
        top,
        right: TOAST_GAP,
        bottom: TOAST_GAP,
        left: TOAST_GAP,
      }}
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
