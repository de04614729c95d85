import { namesReceiver } from './nameRole';
import { createRecognizer } from './recognizer';
import { type Region, regionOf } from './region';
import { createRemotePixels } from './remotePixels';
import { findReceiver } from './search';

/** Creates the two workers that read a receipt: one for pixels, one for text recognition. */
function createReader() {
  /** Null where workers cannot draw: Safari before 16.4. */
  const pixels = typeof OffscreenCanvas === 'function' ? createRemotePixels() : null;
  const recognizer = createRecognizer();
  return {
    pixels,
    recognizer,
    /** Starts loading both workers, so that the first reading begins at once. */
    preload() {
      recognizer.preload();
      pixels?.preload();
    },
    /** Terminates both workers and frees their memory. The next reading starts them again. */
    dispose() {
      recognizer.dispose();
      pixels?.terminate();
    },
  };
}

export type ReceiptReader = ReturnType<typeof createReader>;

/** The reader of this page. */
export const receiptReader = createReader();

interface Options {
  readonly signal: AbortSignal;
  /** 0 to 1 */
  readonly onProgress: (fraction: number) => void;
}

export interface Reading {
  readonly matches: boolean;
  /** The part of the picture with the name; null when it is unknown. */
  readonly region: Region | null;
}

/** With fewer lines than this, line detection may have failed. Then the page is recognised as a whole. */
const FEW_LINES = 3;
/** Progress once the picture is decoded and its lines are found. */
const OPENED_PROGRESS = 0.15;

/**
 * Reads a screenshot of a payment and returns whether, and where, it names the receiver. It detects the lines first, then
 * recognises one by one those that may hold the name. This helps honest shoppers; it proves nothing.
 * @throws when the file is not a picture, when recognition fails, or when `signal` is aborted
 */
export async function readReceipt(
  reader: ReceiptReader,
  file: Blob,
  receiver: string,
  { signal, onProgress }: Options,
): Promise<Reading> {
  signal.throwIfAborted();
  const finished = new AbortController();
  const whenAborted = new Promise<never>((_, reject) => {
    const stop = () => {
      reader.dispose();
      // The promise of a terminated worker never settles.
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true, signal: finished.signal });
  });
  try {
    return await Promise.race([read(reader, file, receiver, onProgress), whenAborted]);
  } finally {
    finished.abort();
  }
}

async function read(
  { pixels, recognizer, preload }: ReceiptReader,
  file: Blob,
  receiver: string,
  onProgress: Options['onProgress'],
): Promise<Reading> {
  if (pixels === null) {
    const text = await recognizer.read(file, 'page');
    return { matches: namesReceiver(text, receiver), region: null };
  }
  preload();
  const picture = await pixels.open(file);
  onProgress(OPENED_PROGRESS);
  const found = await findReceiver(
    picture.lines,
    receiver,
    async (line, letters) => recognizer.read(await pixels.crop(line, letters), 'line'),
    (done) => onProgress(OPENED_PROGRESS + done * (1 - OPENED_PROGRESS)),
  );
  if (found !== null) return { matches: true, region: regionOf(found, picture) };
  if (picture.lines.length >= FEW_LINES) return { matches: false, region: null };
  const text = await recognizer.read(await pixels.whole(), 'sparse');
  // Sparse recognition often loses labels, so there a name needs one.
  return { matches: namesReceiver(text, receiver, { mayLackLabel: false }), region: null };
}
