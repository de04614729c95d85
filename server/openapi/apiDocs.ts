import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { describeApi } from './describeApi';

/** The description of the API, for programs. */
const DESCRIPTION_PATH = '/api/openapi.json';
/** The description of the API as a page. */
const DOCS_PATH = '/api/docs';

/** Nothing is loaded from elsewhere. Swagger UI draws its icons from data URLs and sets styles on elements. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Files of Swagger UI that the page loads, with their types. */
const VIEWER_FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const START = `SwaggerUIBundle({ url: '${DESCRIPTION_PATH}', dom_id: '#calls', deepLinking: true, validatorUrl: 'none' });\n`;

/**
 * Serves the description of the API as JSON, and as a page with Swagger UI. Swagger UI is a development dependency:
 * without it, the page only links to the JSON.
 * @param shopName for the title
 */
export function apiDocs(shopName: string): Hono {
  const app = new Hono();
  let description: string | undefined;
  app.use('*', async (c, next) => {
    await next();
    c.header('content-security-policy', POLICY);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'same-origin');
    c.header('cache-control', 'no-cache');
  });
  app.get(DESCRIPTION_PATH, (c) => {
    description ??= JSON.stringify(describeApi(shopName));
    return c.body(description, 200, { 'content-type': 'application/json' });
  });
  app.get(DOCS_PATH, (c) => c.html(page(shopName)));
  app.get(`${DOCS_PATH}/start.js`, (c) =>
    c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  for (const [name, type] of Object.entries(VIEWER_FILES)) {
    app.get(`${DOCS_PATH}/${name}`, (c) => respondWithViewerFile(c, name, type));
  }
  return app;
}

async function respondWithViewerFile(c: Context, name: string, type: string): Promise<Response> {
  try {
    const { resolve } = createRequire(import.meta.url);
    const file = path.join(path.dirname(resolve('swagger-ui-dist/package.json')), name);
    return c.body(new Uint8Array(await readFile(file)), 200, { 'content-type': type });
  } catch {
    return c.notFound();
  }
}

const page = (shopName: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${shopName} API</title>
    <link rel="stylesheet" href="${DOCS_PATH}/swagger-ui.css" />
    <script src="${DOCS_PATH}/swagger-ui-bundle.js" defer></script>
    <script src="${DOCS_PATH}/start.js" defer></script>
  </head>
  <body>
    <p><a href="${DESCRIPTION_PATH}">The description as JSON (OpenAPI 3.1)</a></p>
    <main id="calls"></main>
  </body>
</html>`;
