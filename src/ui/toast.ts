/** How long a message is seen to leave at its end, ms. */
export const TOAST_LEAVING_MS = 400;

export interface ToastMessage {
  readonly id: number;
  /** What is said is for screen readers alone: who sees the page has seen it. */
  readonly kind: 'success' | 'error' | 'said';
  readonly text: string;
}

type Listener = (message: ToastMessage) => void;
/** Whether what a message says is no longer so. */
export type IsOver = (message: ToastMessage) => boolean;

let lastId = 0;
let waiting: ToastMessage[] = [];
let listener: Listener | null = null;
let onOver: ((isOver: IsOver) => void) | null = null;

function end(isOver: IsOver): void {
  waiting = waiting.filter((message) => !isOver(message));
  onOver?.(isOver);
}

function show(kind: ToastMessage['kind'], text: string): () => void {
  lastId += 1;
  const message = { id: lastId, kind, text };
  if (listener) listener(message);
  else waiting.push(message);
  return () => end((one) => one === message);
}

/** Short messages at the edge of the page. They may be sent before anything that shows them is loaded. */
export const toast = {
  success: (text: string): void => void show('success', text),
  /** @returns takes it back, for where it is no longer so. */
  error: (text: string): (() => void) => show('error', text),
  say: (text: string): void => void show('said', text),
  /** What failed before has succeeded, and the page itself shows that: its complaints go. */
  settle: (): void => end(({ kind }) => kind === 'error'),
};

/**
 * Gives every message, also those sent before, to the one listener that shows them.
 * @param over told which of the messages so far are to go
 * @returns what ends it; later messages wait for the next listener.
 */
export function listenToToasts(
  next: Listener,
  over: (isOver: IsOver) => void = () => undefined,
): () => void {
  listener = next;
  onOver = over;
  const before = waiting;
  waiting = [];
  for (const message of before) next(message);
  return () => {
    if (listener !== next) return;
    listener = null;
    onOver = null;
  };
}
