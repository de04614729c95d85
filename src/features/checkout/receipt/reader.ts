import { canDecode } from './picture';
import { createRemotePixels, type RemotePixels } from './pixels/remotePixels';
import { createRecognizer, type Recognizer } from './recognizer';

/** What reading a receipt needs. */
export interface ReceiptReader {
  /** The pixels of the picture; null where the browser does not decode pictures for scripts. */
  readonly pixels: RemotePixels | null;
  readonly recognizer: Recognizer;
  /** Starts loading what reading needs. */
  warm(): void;
  /** Ends whatever goes on and gives the memory back; it can be used again. */
  dispose(): void;
}

export function createReader(): ReceiptReader {
  const pixels = canDecode() ? createRemotePixels() : null;
  const recognizer = createRecognizer();
  return {
    pixels,
    recognizer,
    warm() {
      recognizer.warm();
      pixels?.warm();
    },
    dispose() {
      recognizer.dispose();
      pixels?.end();
    },
  };
}
