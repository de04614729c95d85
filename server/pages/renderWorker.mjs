/**
 * The thread that renders pages, with the programs of the storefront's build: one for each language, loaded when a page
 * needs it. A task is `{ language, address, version, into, port }`. The API calls of the page are sent through the port, each with a port for its response.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { workerData } from 'piscina';

const { programs, pictures } = workerData;
const require = createRequire(import.meta.url);

/** The port of the current task; one task runs at a time. */
let apiPort;

async function callApi(url, { method, headers, body }) {
  const { port1, port2 } = new MessageChannel();
  apiPort.postMessage({ url, init: { method, headers, body }, port: port2 }, [port2]);
  const [{ status, text }] = await once(port1, 'message');
  port1.close();
  return new Response(text, { status });
}

/** The formats in which `previews.ts` finds a picture. */
const hasPreview = (name) =>
  ['webp', 'jpg', 'jpeg', 'png'].some((format) =>
    existsSync(path.join(pictures, `${name}.${format}`)),
  );

const renderers = new Map();
function rendererOf(language) {
  const known = renderers.get(language);
  if (known) return known;
  const { program, template } = programs[language];
  const { createPageRenderer } = require(program);
  const renderer = createPageRenderer(
    JSON.parse(readFileSync(template, 'utf8')),
    callApi,
    hasPreview,
  );
  renderers.set(language, renderer);
  return renderer;
}

export const render = async ({ language, address, version, into, port }) => {
  apiPort = port;
  try {
    return await rendererOf(language)(new URL(address), version, into);
  } finally {
    port.close();
  }
};
