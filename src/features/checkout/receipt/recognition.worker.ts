import { dispatchHandlers, type Said, setAdapter } from 'tesseract.js/src/worker-script';

/**
 * The thread of recognition: the library's own, without what a page of ours never asks for (packed models, a cache of its
 * own, cores by the name of a browser's abilities). The build makes one file of it (`scripts/lib/recognition.ts`).
 */

declare function importScripts(url: string): void;

/**
 * The library says nothing when its core cannot be loaded, and the page would wait for ever: a promise that nobody waits for
 * is rejected. As an error of the worker the page hears of it; and so ended it is of no more use.
 */
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    setTimeout(close);
    throw reason;
  });
});

function answer(said: Said): void {
  self.postMessage(said);
  // Where the model did not arrive, it would live on with its core, out of reach for the page.
  if (said.status === 'reject' && said.action !== 'recognize') setTimeout(close);
}

addEventListener('message', ({ data }) => dispatchHandlers(data, answer));

const notHere = () => {
  throw new Error('Models come unpacked from the shop itself, and are kept by the browser alone.');
};

setAdapter({
  getCore(_lstmOnly, corePath) {
    importScripts(corePath);
    return (self as unknown as { readonly TesseractCore: unknown }).TesseractCore;
  },
  gunzip: notHere,
  readCache: notHere,
  writeCache: notHere,
  deleteCache: notHere,
});
