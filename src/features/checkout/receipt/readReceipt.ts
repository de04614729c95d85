import { namesReceiver } from './nameRole';
import type { OpenPicture } from './pixels/pixels';
import type { ReceiptReader } from './reader';
import type { Layout } from './recognizer';
import { type Region, regionOf } from './region';
import { findReceiver, type LineReading } from './search';

interface Options {
  readonly signal: AbortSignal;
  /** 0 to 1 */
  readonly onProgress: (fraction: number) => void;
}

export interface Reading {
  /** Whether the receipt names the receiver. */
  readonly matches: boolean;
  /** The part of the picture with the name; null when it is unknown. */
  readonly region: Region | null;
}

const NOT_FOUND: Reading = { matches: false, region: null };
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
  const stop = () => reader.dispose();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await rejectOnAbort(signal, read(reader, file, receiver, { signal, onProgress }));
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
  const readWhole = async (picture: Blob | Uint8Array, layout: Layout): Promise<Reading> => {
    const text = await recognizer.read(picture, layout);
    // Sparse recognition often loses labels, so there a name needs one.
    return {
      matches: namesReceiver(text, receiver, { mayLackLabel: layout === 'page' }),
      region: null,
    };
  };
  if (pixels === null) return readWhole(file, 'page');
  reader.preload();
  const picture = await pixels.open(file);
  onProgress(OPENED_PROGRESS);
  let prefetched: readonly { readonly reading: LineReading; readonly crop: Promise<Uint8Array> }[] =
    [];
  const prefetchedFor = (reading: LineReading) =>
    prefetched.find((one) => isSame(one.reading, reading));
  const cropOf = ({ line, letters }: LineReading) => pixels.crop(line, letters);
  const readLine = async (reading: LineReading, next: readonly LineReading[]) => {
    const known = prefetchedFor(reading);
    // No line is read twice at one size, so a crop is used once.
    prefetched = prefetched.filter((one) => one !== known);
    const crop = await (known?.crop ?? cropOf(reading));
    signal.throwIfAborted();
    const text = recognizer.read(crop, 'line');
    // The pixel worker crops the likely next lines while the other worker recognises this one.
    for (const likely of next) {
      if (prefetchedFor(likely) === undefined)
        prefetched = [...prefetched, { reading: likely, crop: ignoreRejection(cropOf(likely)) }];
    }
    return text;
  };
  const found = await findReceiver(picture.lines, receiver, readLine, (done) =>
    onProgress(OPENED_PROGRESS + done * (1 - OPENED_PROGRESS)),
  );
  if (found !== null) return { matches: true, region: regionOf(found, picture) };
  return hasFewLines(picture) ? readWhole(await pixels.whole(), 'sparse') : NOT_FOUND;
}

/** Marks a rejection as handled: the crop may never be used, and a caller that awaits it still sees the error. */
function ignoreRejection<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}

const isSame = (one: LineReading, other: LineReading): boolean =>
  one.line === other.line && one.letters === other.letters;

const hasFewLines = ({ lines }: OpenPicture): boolean => lines.length < FEW_LINES;

/** Rejects on abort: the promise of a terminated worker never settles. */
function rejectOnAbort<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
