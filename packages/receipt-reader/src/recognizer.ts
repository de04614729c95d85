import type { ImageLike } from 'tesseract.js';

/** Tesseract's page segmentation: one `line`, a `page` with a layout, or `sparse` text anywhere in the picture. */
export type Layout = 'line' | 'page' | 'sparse';

/** The smallest WebAssembly module that uses SIMD. */
const SIMD_PROGRAM = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

/**
 * Starts the stock worker of tesseract.js, which recognises text.
 * @param filesUrl the folder with its worker, core and language model, relative to the page
 * @throws when any of them cannot be loaded
 */
export async function loadRecognizer(filesUrl: string) {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const folder = new URL(filesUrl, document.baseURI).href;
  const core = `${folder}/tesseract-core-${WebAssembly.validate(SIMD_PROGRAM) ? 'simd-lstm' : 'lstm'}`;
  // If one of these files is missing, the worker never responds and cannot be terminated.
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
  const modes = { line: PSM.RAW_LINE, page: PSM.AUTO, sparse: PSM.SPARSE_TEXT };
  return {
    async read(picture: Blob | Uint8Array, layout: Layout): Promise<string> {
      await worker.setParameters({
        tessedit_pageseg_mode: modes[layout],
        user_defined_dpi: '300',
        // Cropped lines are already dark on light, so a second attempt with inverted colours only takes time.
        tessedit_do_invert: layout === 'line' ? '0' : '1',
        // Suppresses warnings about crops without text.
        debug_file: '/dev/null',
      });
      return (await worker.recognize(picture as ImageLike)).data.text;
    },
    /** A running `read` never settles. The library cannot handle another one, and throws outside of any promise. */
    terminate: () => worker.terminate(),
  };
}

/** Loads a file into the browser's cache. */
async function prefetch(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded.`);
  await response.arrayBuffer();
}
