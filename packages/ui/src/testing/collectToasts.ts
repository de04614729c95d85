import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type ToastMessage,
} from '../overlay/toast';

/** The toasts of a test, as texts like `error: Only 2 left`. */
export interface ToastCollector {
  /** All toasts, including dismissed ones. */
  (): readonly string[];
  /** The toasts that were not dismissed. */
  visible(): readonly string[];
}

const asText = ({ kind, text }: ToastMessage) => `${kind}: ${text}`;

/** Collects the toasts of each test in the calling file. */
export function collectToasts(): ToastCollector {
  let shown = new Set<ToastMessage>();
  let stop = () => {};
  beforeEach(() => {
    // Discards toasts that appeared after the previous test.
    for (const message of currentToasts()) dismissToast(message);
    shown = new Set();
    stop = subscribeToToasts(() => {
      for (const message of currentToasts().toReversed()) shown.add(message);
    });
  });
  afterEach(() => stop());
  return Object.assign(() => [...shown].map(asText), {
    visible: () => currentToasts().toReversed().map(asText),
  });
}
