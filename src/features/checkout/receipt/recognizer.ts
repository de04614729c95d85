import type { ImageLike, PSM, Worker as TesseractWorker } from 'tesseract.js';

/** Tesseract's page segmentation: one `line`, a `page` with a layout, or `sparse` text anywhere in the picture. */
export type Layout = 'line' | 'page' | 'sparse';

interface Loaded {
  readonly worker: TesseractWorker;
  readonly modes: Readonly<Record<Layout, PSM>>;
}

/** Text recognition in the browser. All its files come from the shop's own origin. */
export function createRecognizer() {
  let started: Promise<Loaded> | null = null;

  const start = (): Promise<Loaded> => {
    if (started !== null) return started;
    const starting = load();
    started = starting;
    starting.catch(() => {
      if (started === starting) started = null;
    });
    return starting;
  };

  /** Terminates the worker and frees its memory. The next `read` loads it again. */
  const dispose = (): void => {
    const ending = started;
    started = null;
    void ending?.then(({ worker }) => worker.terminate()).catch(() => {});
  };

  return {
    /** Starts loading. An error is reported by the next `read`, not here. */
    preload: () => void start().catch(() => {}),
    /**
     * @param picture a file, or the bytes of one
     * @throws Error when recognition cannot be loaded or fails
     */
    async read(picture: Blob | Uint8Array, layout: Layout): Promise<string> {
      const loading = start();
      const { worker, modes } = await loading;
      // A call after `terminate` makes the library throw outside of any promise, where nothing can catch it.
      if (started !== loading) throw new Error('The reading was cancelled.');
      await worker.setParameters({
        tessedit_pageseg_mode: modes[layout],
        user_defined_dpi: '300',
        // Cropped lines are already dark on light, so a second attempt with inverted colours only takes time.
        tessedit_do_invert: layout === 'line' ? '0' : '1',
        // Suppresses warnings about crops without text.
        debug_file: '/dev/null',
      });
      try {
        return (await worker.recognize(picture as ImageLike)).data.text;
      } catch (error) {
        // A worker that failed once, such as out of memory, may never work again.
        dispose();
        throw error;
      }
    },
    dispose,
  };
}

/** The smallest WebAssembly module that uses SIMD. */
const SIMD_PROGRAM = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

/** Loads worker, core and language model from our own origin. @throws when any of them cannot be loaded */
async function load(): Promise<Loaded> {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  // The name of the folder contains a hash of its files.
  const folder = new URL(process.env.RECOGNITION ?? '/tesseract', document.baseURI).href;
  const core = `${folder}/tesseract-core-${WebAssembly.validate(SIMD_PROGRAM) ? 'simd-lstm' : 'lstm'}`;
  // If one of these files is missing, the worker never answers and cannot be terminated.
  await Promise.all([`${core}.js`, `${core}.wasm`, `${folder}/eng.traineddata`].map(prefetch));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: `${folder}/worker.min.js`,
    corePath: `${core}.js`,
    langPath: folder,
    workerBlobURL: false,
    cacheMethod: 'none',
    gzip: false,
    errorHandler: () => {},
  });
  // A crop is exactly one line, so the raw mode skips layout analysis, a sixth of the time.
  return { worker, modes: { line: PSM.RAW_LINE, page: PSM.AUTO, sparse: PSM.SPARSE_TEXT } };
}

/** Loads a file into the browser's cache. */
async function prefetch(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded.`);
  await response.arrayBuffer();
}
