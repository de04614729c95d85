import { namesReceiver } from './nameRole';
import { type Layout, loadRecognizer } from './recognizer';
import { type Region, regionOf } from './region';
import { startPixelWorker } from './remotePixels';
import { findReceiver } from './search';

/** The workers that read receipts: one for pixels, one for text recognition. */
interface Workers {
  /** Null where workers cannot draw: Safari before 16.4. */
  readonly pixels: ReturnType<typeof startPixelWorker> | null;
  readonly recognizer: ReturnType<typeof loadRecognizer>;
}

let running: Workers | null = null;

/** The folder of Tesseract's files on the page's server, unless the caller names another one. */
const DEFAULT_FILES_URL = '/tesseract';

/**
 * Starts the workers unless they run. Call it before the first picture, so that its reading begins at once.
 * @param filesUrl the folder with the files of `@kedai/receipt-reader/files`
 */
export function startWorkers(filesUrl = DEFAULT_FILES_URL): Workers {
  if (running !== null) return running;
  const started = {
    pixels: typeof OffscreenCanvas === 'function' ? startPixelWorker() : null,
    recognizer: loadRecognizer(filesUrl),
  };
  running = started;
  // The next reading starts other workers when these could not be loaded.
  Promise.all([started.recognizer, started.pixels?.failure]).catch(() => stopWorkers(started));
  return started;
}

/** Terminates the workers, if they still run, and frees their memory. */
export function stopWorkers(workers = running): void {
  if (workers === null || workers !== running) return;
  running = null;
  workers.pixels?.terminate();
  workers.recognizer.then(({ terminate }) => terminate()).catch(() => undefined);
}

export interface ReadingOptions {
  /** Aborting it ends the reading and its workers. */
  readonly signal: AbortSignal;
  /** Called with the progress, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  /** As for `startWorkers`; it applies to workers that this reading starts. */
  readonly filesUrl?: string | undefined;
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
 * Reads a picture of a payment's receipt and returns whether, and where, it names the receiver. It detects the lines first,
 * then recognises one by one those that may hold the name. This helps honest payers; it proves nothing.
 * @throws when the file is not a picture, when recognition fails, or when `signal` is aborted
 */
export async function readReceipt(
  picture: Blob,
  receiverName: string,
  { signal, onProgress, filesUrl }: ReadingOptions,
): Promise<Reading> {
  signal.throwIfAborted();
  const workers = startWorkers(filesUrl);
  const whenAborted = new Promise<never>((_, reject) => {
    const handleAbort = () => {
      stopWorkers(workers);
      // The promise of a terminated worker never settles.
      reject(signal.reason);
    };
    signal.addEventListener('abort', handleAbort, { once: true });
  });
  try {
    return await Promise.race([read(workers, picture, receiverName, onProgress), whenAborted]);
  } catch (error) {
    // A worker that failed once, such as out of memory, may never work again.
    stopWorkers(workers);
    throw error;
  }
}

async function read(
  { pixels, recognizer }: Workers,
  file: Blob,
  receiver: string,
  onProgress: ReadingOptions['onProgress'],
): Promise<Reading> {
  const recognise = async (picture: Blob | Uint8Array, layout: Layout) =>
    (await recognizer).read(picture, layout);
  if (pixels === null) {
    const text = await recognise(file, 'page');
    return { matches: namesReceiver(text, receiver), region: null };
  }
  const picture = await pixels.open(file);
  onProgress(OPENED_PROGRESS);
  const found = await findReceiver(
    picture.lines,
    receiver,
    async (line, letters) => recognise(await pixels.crop(line, letters), 'line'),
    (done) => onProgress(OPENED_PROGRESS + done * (1 - OPENED_PROGRESS)),
  );
  if (found !== null) return { matches: true, region: regionOf(found, picture) };
  if (picture.lines.length >= FEW_LINES) return { matches: false, region: null };
  const text = await recognise(await pixels.whole(), 'sparse');
  // Sparse recognition often loses labels, so there a name needs one.
  return { matches: namesReceiver(text, receiver, { mayLackLabel: false }), region: null };
}
