import { readReceipt } from '../../src/features/checkout/receipt/readReceipt';
import { createRecognizer } from '../../src/features/checkout/receipt/recognizer';
import { drawReceipt, type ReceiptLook } from './draw';

/** Draws one receipt in this page and reads it with the shop's own reader. */
async function readDrawn(look: ReceiptLook, expected: string) {
  const picture = await drawReceipt(look);
  const started = performance.now();
  const matches = await readReceipt(recognizer, picture, expected, {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  return { matches, ms: Math.round(performance.now() - started) };
}

const recognizer = createRecognizer();
Object.assign(window, { readDrawn });
