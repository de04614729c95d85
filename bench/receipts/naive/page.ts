import { createWorker, type Worker } from 'tesseract.js';

/** The naive way: tesseract.js as it comes (but from this origin), the whole picture, and the text contains the name. */
let worker: Worker | null = null;

async function start(): Promise<void> {
  const folder = new URL('/naive', document.baseURI).href;
  worker = await createWorker('eng', 1, {
    workerPath: `${folder}/worker.min.js`,
    corePath: folder,
    langPath: folder,
    cacheMethod: 'none',
  });
}

async function read(name: string, expected: string) {
  if (worker === null) throw new Error('Not started.');
  const picture = await (await fetch(`/pictures/${name}`)).blob();
  const started = performance.now();
  const { data } = await worker.recognize(picture);
  return { matches: data.text.includes(expected), ms: performance.now() - started };
}

Object.assign(window, { start, read });
