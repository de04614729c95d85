import { TOAST_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { keyframes, styled } from 'styled-components';
import { font, media, radius, s, shadow, zIndexes } from '../theme/tokens';
import { TOAST_EXIT_MS, type ToastMessage } from './toast';
import { freeEdge, TOAST_GAP, type ToastEdge } from './toastEdge';

/** The live region around the toasts announces them. A live message inside it would be announced twice. */
const ariaProps = { role: 'status', 'aria-live': 'off' } as const;

/** The distance between messages, px. */
const GUTTER = 8;

const Stack = styled.div`
  position: fixed;
  right: ${TOAST_GAP}px;
  z-index: ${zIndexes.toast};
  display: flex;
  align-items: flex-end;
  gap: ${GUTTER}px;
  max-width: calc(100% - ${2 * TOAST_GAP}px);
  pointer-events: none;
`;

/** From and to the edge of the window. */
const enter = keyframes`
  from { opacity: 0.5; transform: translateY(calc(var(--side) * 200%)) scale(0.6); }
`;
/** The next messages close the gap meanwhile. */
const leave = keyframes`
  to { opacity: 0; transform: translateY(calc(var(--side) * 150%)) scale(0.6); margin: var(--collapsed); }
`;
const fadeIn = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  max-width: 420px;
  padding: 12px 16px;
  /* Visible in contrast themes only. */
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: ${s('inverse')};
  box-shadow: ${shadow.high};
  color: ${s('onInverse')};
  font-family: ${font.body};
  line-height: 1.3;
  pointer-events: auto;
  --side: -1;
  --collapsed: 0 0 var(--minus-height);
  animation: ${enter} 350ms cubic-bezier(0.21, 1.02, 0.73, 1);

  &[data-edge='bottom'] {
    --side: 1;
    --collapsed: var(--minus-height) 0 0;
  }
  &[data-leaving] {
    animation: ${leave} ${TOAST_EXIT_MS}ms cubic-bezier(0.06, 0.71, 0.55, 1) forwards;
  }
  ${media.reducedMotion} {
    animation-name: ${fadeIn};

    &[data-leaving] {
      animation-name: ${fadeOut};
    }
  }
`;

const Text = styled.div`
  margin: 4px 10px;
  white-space: pre-line;
`;

const Sign = styled.svg<{ readonly $isError: boolean }>`
  flex: none;
  width: 20px;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-width: 2;
  border-radius: ${radius.round};
  background: ${({ $isError }) => s($isError ? 'dangerSoft' : 'successSoft')};
  color: ${({ $isError }) => s($isError ? 'onDangerSoft' : 'onSuccessSoft')};
`;

/** Tells the exit animation how much room a message takes. */
const measure = (bar: HTMLElement | null) =>
  bar?.style.setProperty('--minus-height', `${-bar.offsetHeight - GUTTER}px`);

const edgeOf = (selector: string, edge: 'top' | 'bottom'): number =>
  document.querySelector(selector)?.getBoundingClientRect()[edge] ?? 0;

/** Below the sticky header, which covers what scrolls below it, px from the window's top. */
const pageTop = (): number =>
  Math.max(0, edgeOf('header', 'bottom'), edgeOf('main', 'top')) + TOAST_GAP;

/** The edge at which messages do not hide the focused element (WCAG 2.4.11); null if there is none. */
function edgeBesideFocus(edge: ToastEdge, stack: HTMLElement): ToastEdge | null {
  const { activeElement } = document;
  const isElsewhere = activeElement?.matches('body, dialog, [data-toaster] *') ?? true;
  if (activeElement === null || isElsewhere) return edge;
  const layout = {
    top: pageTop(),
    bottom: window.innerHeight - TOAST_GAP,
    right: document.documentElement.clientWidth - TOAST_GAP,
    width: stack.offsetWidth,
    height: stack.offsetHeight + GUTTER,
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
  const { toasts, handlers } = useToaster({
    duration: TOAST_LIFETIME_MS,
    removeDelay: TOAST_EXIT_MS,
  });
  const stack = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly ToastMessage[]>([]);
  const isPaused = useRef(false);
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

  const count = toasts.length;
  const place = useEffectEvent((mayScroll: boolean) => {
    // The header moves when the page is scrolled to its top.
    setTop(pageTop());
    const free = stack.current && edgeBesideFocus(edge, stack.current);
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
    <Stack
      ref={stack}
      data-toaster
      style={
        edge === 'top'
          ? { top, flexDirection: 'column' }
          : { bottom: TOAST_GAP, flexDirection: 'column-reverse' }
      }
      // Not on enter: a message that appears under a resting pointer would stay over what was clicked there.
      onMouseMove={() => {
        if (!isPaused.current) handlers.startPause();
        isPaused.current = true;
      }}
      onMouseLeave={() => {
        if (isPaused.current) handlers.endPause();
        isPaused.current = false;
      }}
    >
      {toasts.map((shownToast) => {
        const { id, type, visible, ariaProps: aria } = shownToast;
        const isError = type === 'error';
        return (
          <Bar
            key={id}
            // A function of each render, since a message may have got other line breaks.
            ref={(bar) => void measure(bar)}
            data-edge={edge}
            data-leaving={visible ? undefined : ''}
          >
            <Sign $isError={isError} aria-hidden="true" viewBox="0 0 20 20">
              <path d={isError ? 'm7 7 6 6m0-6-6 6' : 'm6.5 10.5 2.5 2.5 5-6'} />
            </Sign>
            <Text {...aria}>{resolveValue(shownToast.message, shownToast)}</Text>
          </Bar>
        );
      })}
    </Stack>
  );
}
