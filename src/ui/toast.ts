/** The duration of the exit animation, ms. */
export const TOAST_EXIT_MS = 400;

export interface ToastMessage {
  readonly id: number;
  /** `announced` is for screen readers only: a shopper who sees the page already sees the change. */
  readonly kind: 'success' | 'error' | 'announced';
  readonly text: string;
}

type Listener = (message: ToastMessage) => void;
/** Whether a message is out of date and must disappear. */
export type IsObsolete = (message: ToastMessage) => boolean;

let lastId = 0;
let queued: ToastMessage[] = [];
let listener: Listener | null = null;
let dismissListener: ((isObsolete: IsObsolete) => void) | null = null;

function dismiss(isObsolete: IsObsolete): void {
  queued = queued.filter((message) => !isObsolete(message));
  dismissListener?.(isObsolete);
}

function show(kind: ToastMessage['kind'], text: string): () => void {
  lastId += 1;
  const message = { id: lastId, kind, text };
  if (listener) listener(message);
  else queued.push(message);
  return () => dismiss((other) => other === message);
}

/** Short messages at the edge of the page. They are queued until the component that shows them has loaded. */
export const toast = {
  success: (text: string): void => void show('success', text),
  /** @returns dismisses the message, for when the error no longer applies. */
  error: (text: string): (() => void) => show('error', text),
  announce: (text: string): void => void show('announced', text),
  /** Dismisses all errors: the same action has succeeded, and the page shows that. */
  dismissErrors: (): void => dismiss(({ kind }) => kind === 'error'),
};

/**
 * Passes every message, including the queued ones, to the single listener that shows them.
 * @param onDismiss receives a predicate for the messages that must disappear
 * @returns unsubscribes; later messages are queued for the next listener.
 */
export function subscribeToToasts(
  onMessage: Listener,
  onDismiss: (isObsolete: IsObsolete) => void = () => undefined,
): () => void {
  listener = onMessage;
  dismissListener = onDismiss;
  const earlier = queued;
  queued = [];
  for (const message of earlier) onMessage(message);
  return () => {
    if (listener !== onMessage) return;
    listener = null;
    dismissListener = null;
  };
}
