import type { Worker as Recognition } from 'tesseract.js';
import type { ReadablePicture } from './picture';

/** How the page is looked at: `page` finds its parts, `sparse` takes every bit of text wherever it stands. */
export type Layout = 'page' | 'sparse';

/** Recognition of text in this browser; what it loads comes from the shop's own origin. */
export interface Recognizer {
  /** Starts loading, so that a later reading begins at once. A failure shows at the reading. */
  warm(): void;
  /** @throws Error when recognition cannot be loaded or the picture not be read */
  read(
    picture: ReadablePicture,
    layout: Layout,
    onProgress: (fraction: number) => void,
  ): Promise<string>;
  /** Ends whatever goes on and gives the memory back; the next reading loads anew. */
  dispose(): void;
}

const FOLDER = '/tesseract';

export function createRecognizer(): Recognizer {
  let started: Promise<Recognition> | null = null;
  let report: (fraction: number) => void = () => {};

  const start = (): Promise<Recognition> => {
    if (started === null) {
      const starting = load((fraction) => report(fraction));
      started = starting;
      starting.catch(() => {
        if (started === starting) started = null;
      });
    }
    return started;
  };

  return {
    warm: () => void start().catch(() => {}),
    async read(picture, layout, onProgress) {
      const loading = start();
      const recognition = await loading;
      const { PSM } = await import('tesseract.js');
      // The library fails outside of any promise that could be caught when it is asked for more after its end.
      const orEnded = () => {
        if (started !== loading) throw new Error('The reading was cancelled.');
      };
      orEnded();
      report = onProgress;
      await recognition.setParameters({
        tessedit_pageseg_mode: layout === 'page' ? PSM.AUTO : PSM.SPARSE_TEXT,
        user_defined_dpi: '300',
        // What it thinks of lines that are none is nobody's concern.
        debug_file: '/dev/null',
      });
      orEnded();
      const { data } = await recognition.recognize(picture);
      return data.text;
    },
    dispose() {
      const ending = started;
      started = null;
      void ending?.then((recognition) => recognition.terminate()).catch(() => {});
    },
  };
}

/** The smallest program that needs SIMD (128-bit operations). */
const SIMD_PROGRAM = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

const hasSimd = (): boolean => WebAssembly.validate(SIMD_PROGRAM);

/**
 * Loads worker, core and the language file from our own origin; nothing of it is asked for elsewhere.
 * @throws when any of them cannot be loaded. The library alone would wait for ever when it is the language file.
 */
async function load(onProgress: (fraction: number) => void): Promise<Recognition> {
  const { createWorker, OEM } = await import('tesseract.js');
  const folder = new URL(FOLDER, document.baseURI).href;
  let fail: (reason: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = (reason) => reject(new Error(`Recognition could not be loaded: ${reason}`));
  });
  const loaded = createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: `${folder}/worker.min.js`,
    corePath: `${folder}/tesseract-core-${hasSimd() ? 'simd-lstm' : 'lstm'}.js`,
    langPath: folder,
    workerBlobURL: false,
    cacheMethod: 'none',
    gzip: false,
    errorHandler: fail,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(progress);
    },
  });
  return Promise.race([loaded, failed]);
}
