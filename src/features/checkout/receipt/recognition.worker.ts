import { dispatchHandlers, setAdapter, type WorkerResponse } from 'tesseract.js/src/worker-script';

/**
 * The recognition worker: the library's inner worker, without features that we do not use (compressed models, a cache in
 * IndexedDB, detection of the core). `scripts/lib/recognition.ts` bundles it to one file. Why not the stock worker: ADR 0014.
 */

declare function importScripts(url: string): void;

/**
 * When the core cannot be loaded, the library leaves an unhandled rejection and the page would wait for ever. Thrown from a
 * timer it becomes the worker's `error` event, which the page receives. Then the worker closes itself.
 */
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    setTimeout(close);
    throw reason;
  });
});

function respond(response: WorkerResponse): void {
  self.postMessage(response);
  // When loading fails, the library hands out no worker, so the page cannot terminate this one.
  if (response.status === 'reject' && response.action !== 'recognize') setTimeout(close);
}

addEventListener('message', ({ data }) => dispatchHandlers(data, respond));

const unsupported = () => {
  throw new Error('The model is not compressed, and only the HTTP cache holds it.');
};

setAdapter({
  getCore(_lstmOnly, corePath) {
    importScripts(corePath);
    return (self as unknown as { readonly TesseractCore: unknown }).TesseractCore;
  },
  gunzip: unsupported,
  readCache: unsupported,
  writeCache: unsupported,
  deleteCache: unsupported,
});
