import { subscribeToToasts, type ToastMessage } from '../ui/toast';

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
  let shown: readonly ToastMessage[] = [];
  let dismissed: readonly ToastMessage[] = [];
  let stop = () => {};
  beforeEach(() => {
    stop = subscribeToToasts(
      (message) => {
        shown = [...shown, message];
      },
      (isDismissed) => {
        dismissed = [...dismissed, ...shown.filter(isDismissed)];
      },
    );
    // Discards toasts that appeared after the previous test.
    shown = [];
    dismissed = [];
  });
  afterEach(() => stop());
  return Object.assign(() => shown.map(asText), {
    visible: () => shown.filter((message) => !dismissed.includes(message)).map(asText),
  });
}
