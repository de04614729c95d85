import { readReceipt } from '../../../src/features/checkout/receipt/readReceipt';
import { createRecognizer } from '../../../src/features/checkout/receipt/recognizer';

const recognizer = createRecognizer();

async function start(): Promise<void> {
  recognizer.warm();
}

async function read(name: string, expected: string) {
  const picture = await (await fetch(`/pictures/${name}`)).blob();
  const started = performance.now();
  const matches = await readReceipt(recognizer, picture, expected, {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  return { matches, ms: performance.now() - started };
}

Object.assign(window, { start, read });
