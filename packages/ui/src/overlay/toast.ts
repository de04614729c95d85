import { useSyncExternalStore } from 'react';

/** The duration of the exit animation, ms. */
export const TOAST_EXIT_MS = 400;

export interface ToastMessage {
  readonly id: number;
  /** `announced` is for screen readers only: a shopper who sees the page already sees the change. */
  readonly kind: 'success' | 'error' | 'announced';
  readonly text: string;
}

/** More messages than fit on a screen. */
const MAX_MESSAGES = 10;

let lastId = 0;
/** The newest first. */
let messages: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

function setMessages(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a message. It replaces one with the same text, and a success replaces errors, because the two would contradict. */
function show(kind: ToastMessage['kind'], text: string): () => void {
  lastId += 1;
  const message = { id: lastId, kind, text };
  const others = messages.filter(
    (other) => other.text !== text && (kind !== 'success' || other.kind !== 'error'),
  );
  setMessages([message, ...others].slice(0, MAX_MESSAGES));
  return () => dismissToast(message);
}

/** Short messages at the edge of the page. */
export const toast = {
  success: (text: string): void => void show('success', text),
  /** @returns dismisses the message, for when the error no longer applies. */
  error: (text: string): (() => void) => show('error', text),
  announce: (text: string): void => void show('announced', text),
  /** Dismisses all errors: the same action has succeeded, and the page shows that. */
  dismissErrors: (): void => setMessages(messages.filter(({ kind }) => kind !== 'error')),
};

export const dismissToast = (message: ToastMessage): void =>
  setMessages(messages.filter((other) => other !== message));

export const currentToasts = (): readonly ToastMessage[] => messages;

/** @returns unsubscribes. The last subscriber takes the messages with it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) messages = [];
  };
}

const none: readonly ToastMessage[] = [];
export const useToasts = () => useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
