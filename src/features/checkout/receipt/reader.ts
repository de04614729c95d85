import { createRemotePixels, type RemotePixels } from './pixels/remotePixels';
import { createRecognizer, type Recognizer } from './recognizer';

/** The two workers that read a receipt: one for pixels, one for text recognition. */
export interface ReceiptReader {
  /** Null where workers cannot draw: Safari before 16.4. */
  readonly pixels: RemotePixels | null;
  readonly recognizer: Recognizer;
  /** Starts loading both workers, so that the first reading begins at once. */
  preload(): void;
  /** Terminates both workers and frees their memory. The next reading starts them again. */
  dispose(): void;
}

export function createReader(): ReceiptReader {
  const pixels = typeof OffscreenCanvas === 'function' ? createRemotePixels() : null;
  const recognizer = createRecognizer();
  return {
    pixels,
    recognizer,
    preload() {
      recognizer.preload();
      pixels?.preload();
    },
    dispose() {
      recognizer.dispose();
      pixels?.terminate();
    },
  };
}
