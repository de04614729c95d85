import { createRecognizer } from './recognizer';
import { createRemotePixels } from './remotePixels';

/** Creates the two workers that read a receipt: one for pixels, one for text recognition. */
export function createReader() {
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
