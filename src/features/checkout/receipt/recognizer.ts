import type { ImageLike, PSM, Worker as Recognition } from 'tesseract.js';

/** How a picture is looked at: as one `line`; as a `page` whose parts are found; every bit of text wherever it stands. */
export type Layout = 'line' | 'page' | 'sparse';

/** Recognition of text in this browser; what it loads comes from the shop's own origin. */
export interface Recognizer {
  /** Starts loading, so that a later reading begins at once. A failure shows at the reading. */
  warm(): void;
  /**
   * @param picture a file, or the bytes of one
   * @throws Error when recognition cannot be loaded or the picture not be read
   */
  read(picture: Blob | Uint8Array, layout: Layout): Promise<string>;
  /** Ends whatever goes on and gives the memory back; the next reading loads anew. */
  dispose(): void;
}

interface Loaded {
  readonly recognition: Recognition;
  readonly modes: Readonly<Record<Layout, string>>;
  layout: Layout | null;
}

export function createRecognizer(): Recognizer {
  let started: Promise<Loaded> | null = null;

  const start = (): Promise<Loaded> => {
    if (started === null) {
      const starting = load();
      started = starting;
      starting.catch(() => {
        if (started === starting) started = null;
      });
    }
    return started;
  };

  const dispose = (): void => {
    const ending = started;
    started = null;
    void ending?.then(({ recognition }) => recognition.terminate()).catch(() => {});
  };

  return {
    warm: () => void start().catch(() => {}),
    async read(picture, layout) {
      const loading = start();
      const loaded = await loading;
      // The library fails outside of any promise that could be caught when it is asked for more after its end.
      const orEnded = () => {
        if (started !== loading) throw new Error('The reading was cancelled.');
      };
      orEnded();
      if (loaded.layout !== layout) {
        await loaded.recognition.setParameters({
          tessedit_pageseg_mode: loaded.modes[layout] as PSM,
          user_defined_dpi: '300',
          // Cuts are dark on light; what reads badly need not be tried the other way round.
          tessedit_do_invert: layout === 'line' ? '0' : '1',
          // What it thinks of lines that are none is nobody's concern.
          debug_file: '/dev/null',
        });
        loaded.layout = layout;
        orEnded();
      }
      try {
        const { data } = await loaded.recognition.recognize(picture as ImageLike);
        return data.text;
      } catch (error) {
        // Whatever broke in it may be broken for good.
        if (started === loading) dispose();
        throw error;
      }
    },
    dispose,
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
async function load(): Promise<Loaded> {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  // The build names the folder by what is in it.
  const folder = new URL(process.env.RECOGNITION ?? '/tesseract', document.baseURI).href;
  // A cut is a line and nothing else: to look for lines in it would take a sixth of the time.
  const modes = { line: PSM.RAW_LINE, page: PSM.AUTO, sparse: PSM.SPARSE_TEXT };
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown) =>
      reject(new Error(`Recognition could not be loaded: ${reason}`));
    createWorker('eng', OEM.LSTM_ONLY, {
      workerPath: `${folder}/worker.min.js`,
      corePath: `${folder}/tesseract-core-${hasSimd() ? 'simd-lstm' : 'lstm'}.js`,
      langPath: folder,
      workerBlobURL: false,
      cacheMethod: 'none',
      gzip: false,
      errorHandler: fail,
    }).then((recognition) => resolve({ recognition, modes, layout: null }), fail);
  });
}
