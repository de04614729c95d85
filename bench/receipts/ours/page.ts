import { createReader } from '../../../src/features/checkout/receipt/reader';
import { readReceipt } from '../../../src/features/checkout/receipt/readReceipt';

const reader = createReader();
const lines: string[] = [];
const { read: recognize } = reader.recognizer;
reader.recognizer.read = async (picture, layout) => {
  const text = await recognize(picture, layout);
  lines.push(text.trim());
  return text;
};

async function start(): Promise<void> {
  reader.preload();
}

async function read(name: string, expected: string) {
  const picture = await (await fetch(`/pictures/${name}`)).blob();
  lines.length = 0;
  const started = performance.now();
  const { matches } = await readReceipt(reader, picture, expected, {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  return { matches, ms: performance.now() - started, lines };
}

Object.assign(window, { start, read });
