import { createWorker, type Worker } from 'tesseract.js';

/** The baseline: plain tesseract.js (from this origin) recognises the whole picture, and the text must contain the name. */
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
