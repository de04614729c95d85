import { listenToToasts, type ToastMessage } from '../ui/toast';

/** What was said at the edge of the page, such as `error: Only 2 left`. */
export interface HeardToasts {
  /** All of it. */
  (): readonly string[];
  /** What still stands: a complaint that was settled or taken back does not. */
  standing(): readonly string[];
}

const inWords = ({ kind, text }: ToastMessage) => `${kind}: ${text}`;

/** Hears the messages at the edge of the page in each test of the file that calls it. */
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
    // What was said after the test before is not of this one.
    told = [];
    over = [];
  });
  afterEach(() => stop());
  return Object.assign(() => told.map(inWords), {
    standing: () => told.filter((message) => !over.includes(message)).map(inWords),
  });
}
