import { readReceipt, startWorkers } from '../../src/readReceipt';

const lines: string[] = [];

async function start(): Promise<void> {
  void startWorkers().recognizer.then((recognizer) => {
    const { read: recognize } = recognizer;
    recognizer.read = async (picture, layout) => {
      const text = await recognize(picture, layout);
      lines.push(text.trim());
      return text;
    };
  });
}

async function read(name: string, expected: string) {
  const picture = await (await fetch(`/pictures/${name}`)).blob();
  lines.length = 0;
  const started = performance.now();
  const { matches } = await readReceipt(picture, expected, {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  return { matches, ms: performance.now() - started, lines };
}

Object.assign(window, { start, read });
