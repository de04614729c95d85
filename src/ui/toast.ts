/** How long a message is seen to leave at its end, ms. */
export const TOAST_LEAVING_MS = 400;

export interface ToastMessage {
  readonly id: number;
  /** What is said is for screen readers alone: who sees the page has seen it. */
  readonly kind: 'success' | 'error' | 'said';
  readonly text: string;
}

type Listener = (message: ToastMessage) => void;

let lastId = 0;
let waiting: ToastMessage[] = [];
let listener: Listener | null = null;
let onSettled: (() => void) | null = null;

function show(kind: ToastMessage['kind'], text: string): void {
  lastId += 1;
  const message = { id: lastId, kind, text };
  if (listener) listener(message);
  else waiting.push(message);
}

/** Short messages at the edge of the page. They may be sent before anything that shows them is loaded. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  say: (text: string): void => show('said', text),
  /** What failed before has succeeded, and the page itself shows that: its complaints go. */
  settle: (): void => {
    waiting = waiting.filter(({ kind }) => kind !== 'error');
    onSettled?.();
  },
};

/**
 * Gives every message, also those sent before, to the one listener that shows them.
 * @param settled told that the complaints so far are to go
 * @returns what ends it; later messages wait for the next listener.
 */
export function listenToToasts(next: Listener, settled: () => void = () => undefined): () => void {
  listener = next;
  onSettled = settled;
  const before = waiting;
  waiting = [];
  for (const message of before) next(message);
  return () => {
    if (listener !== next) return;
    listener = null;
    onSettled = null;
  };
}
