import { namesReceiver } from './compare';
import { pictureForReading, release, withContrast } from './picture';
import type { Layout, Recognizer } from './recognizer';

interface Options {
  readonly signal: AbortSignal;
  /** 0 to 1 */
  readonly onProgress: (fraction: number) => void;
}

/** How often a picture is looked at before it counts as one that does not name the receiver. */
const LOOKS: readonly Layout[] = ['page', 'sparse'];

/**
 * Reads a screenshot of a payment and says whether it names the receiver. The first look takes the page as it is; in
 * doubt a second one takes it with full contrast and the dark turned light. This helps honest shoppers; it proves
 * nothing.
 * @throws when the file is no picture, when recognition fails, or when `signal` is aborted
 */
export async function readReceipt(
  recognizer: Recognizer,
  file: Blob,
  receiver: string,
  { signal, onProgress }: Options,
): Promise<boolean> {
  const stop = () => recognizer.dispose();
  signal.throwIfAborted();
  signal.addEventListener('abort', stop, { once: true });
  const picture = await pictureForReading(file);
  try {
    for (const [look, layout] of LOOKS.entries()) {
      signal.throwIfAborted();
      if (look > 0) withContrast(picture);
      const text = await untilAborted(
        signal,
        recognizer.read(picture, layout, (fraction) =>
          onProgress((look + fraction) / LOOKS.length),
        ),
      );
      if (namesReceiver(text, receiver)) return true;
    }
    return false;
  } finally {
    signal.removeEventListener('abort', stop);
    release(picture);
  }
}

/** A terminated recognition never answers; who waits for it has to hear of the abort. */
function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
