import { namesReceiver } from './judge';
import type { OpenPicture } from './pixels/pixels';
import type { ReceiptReader } from './reader';
import type { Layout } from './recognizer';
import { type Region, regionOf } from './region';
import { findReceiver, type Sight } from './search';

interface Options {
  readonly signal: AbortSignal;
  /** 0 to 1 */
  readonly onProgress: (fraction: number) => void;
}

export interface Reading {
  /** Whether the receipt names the receiver. */
  readonly matches: boolean;
  /** Where it does; null when that is not known. */
  readonly region: Region | null;
}

const NOT_FOUND: Reading = { matches: false, region: null };
/** With fewer lines than this it may be that they were not found; then the page is read as a whole. */
const FEW_LINES = 3;
const OPENED = 0.15;

/**
 * Reads a screenshot of a payment and says whether it names the receiver, and where: its lines are found first, and those
 * that may hold the name are read one by one. This helps honest shoppers; it proves nothing.
 * @throws when the file is no picture, when recognition fails, or when `signal` is aborted
 */
export async function readReceipt(
  reader: ReceiptReader,
  file: Blob,
  receiver: string,
  { signal, onProgress }: Options,
): Promise<Reading> {
  signal.throwIfAborted();
  const stop = () => reader.dispose();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await untilAborted(signal, read(reader, file, receiver, { signal, onProgress }));
  } finally {
    signal.removeEventListener('abort', stop);
    reader.pixels?.close();
  }
}

async function read(
  reader: ReceiptReader,
  file: Blob,
  receiver: string,
  { signal, onProgress }: Options,
): Promise<Reading> {
  const { pixels, recognizer } = reader;
  const whole = async (picture: Blob | Uint8Array, layout: Layout): Promise<Reading> => {
    const text = await recognizer.read(picture, layout);
    // Bits of text wherever they stand lose their labels easily.
    return {
      matches: namesReceiver(text, receiver, { mayLackLabel: layout === 'page' }),
      region: null,
    };
  };
  if (pixels === null) return whole(file, 'page');
  reader.warm();
  const picture = await pixels.open(file);
  onProgress(OPENED);
  let ahead: readonly { readonly sight: Sight; readonly cut: Promise<Uint8Array> }[] = [];
  const aheadOf = (sight: Sight) => ahead.find((one) => isSame(one.sight, sight));
  const cutOf = ({ line, letters }: Sight) => pixels.cut(line, letters);
  const readLine = async (sight: Sight, next: readonly Sight[]) => {
    const known = aheadOf(sight);
    // No line is read twice at one size.
    ahead = ahead.filter((one) => one !== known);
    const cut = await (known?.cut ?? cutOf(sight));
    signal.throwIfAborted();
    const text = recognizer.read(cut, 'line');
    // One thread cuts while the other recognises.
    for (const likely of next) {
      if (aheadOf(likely) === undefined)
        ahead = [...ahead, { sight: likely, cut: unheard(cutOf(likely)) }];
    }
    return text;
  };
  const found = await findReceiver(picture.lines, receiver, readLine, (done) =>
    onProgress(OPENED + done * (1 - OPENED)),
  );
  if (found !== null) return { matches: true, region: regionOf(found, picture) };
  return isDoubtful(picture) ? whole(await pixels.whole(), 'sparse') : NOT_FOUND;
}

/** What may never be asked for: a failure of it is heard by whoever asks. */
function unheard<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}

const isSame = (one: Sight, other: Sight): boolean =>
  one.line === other.line && one.letters === other.letters;

const isDoubtful = ({ lines }: OpenPicture): boolean => lines.length < FEW_LINES;

/** A terminated recognition never answers; who waits for it has to hear of the abort. */
function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
