import { listenToToasts, type ToastMessage } from '../ui/toast';

/** The toasts of a test, as texts like `error: Only 2 left`. */
export interface HeardToasts {
  /** All toasts, including dismissed ones. */
  (): readonly string[];
  /** The toasts that were not dismissed. */
  standing(): readonly string[];
}

const inWords = ({ kind, text }: ToastMessage) => `${kind}: ${text}`;

/** Records the toasts of each test in the calling file. */
export function hearToasts(): HeardToasts {
  let told: readonly ToastMessage[] = [];
  let over: readonly ToastMessage[] = [];
  let stop = () => {};
  beforeEach(() => {
    stop = listenToToasts(
      (message) => {
        told = [...told, message];
      },
      (isOver) => {
        over = [...over, ...told.filter(isOver)];
      },
    );
    // Discards toasts that appeared after the previous test.
    told = [];
    over = [];
  });
  afterEach(() => stop());
  return Object.assign(() => told.map(inWords), {
    standing: () => told.filter((message) => !over.includes(message)).map(inWords),
  });
}
