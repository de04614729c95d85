/**
 * The thread that renders pages, with the program of the storefront's build. A task is `{ address, version, port }`. The
 * API calls of the page are sent through the port, each with a port for its response.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { workerData } from 'piscina';

const { program, template, pictures } = workerData;
const { createPageRenderer } = createRequire(import.meta.url)(program);

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

const renderPage = createPageRenderer(
  JSON.parse(readFileSync(template, 'utf8')),
  callApi,
  hasPreview,
);

export const render = async ({ address, version, port }) => {
  apiPort = port;
  try {
    return await renderPage(new URL(address), version);
  } finally {
    port.close();
  }
};
