import type { CacheWillUpdateCallbackParam } from 'workbox-core';
import { cacheRules } from './cacheRules';

const origin = 'https://shop.example';

const ruleFor = (address: string) => {
  const url = new URL(address, origin);
  return cacheRules.find(({ matches }) => matches({ url, sameOrigin: url.origin === origin }));
};

/** What enters the cache: each plugin in turn may replace or reject the response, as Workbox does it. */
async function cachedFrom(address: string, fetched: Response): Promise<Response | null> {
  const event = new Event('fetch') as CacheWillUpdateCallbackParam['event'];
  const request = new Request(new URL(address, origin));
  let response: Response | null | undefined = fetched;
  for (const { cacheWillUpdate } of ruleFor(address)?.plugins ?? []) {
    if (!response) return null;
    if (cacheWillUpdate) response = (await cacheWillUpdate({ request, response, event })) ?? null;
  }
  return response;
}

const file = '/assets/main.0123456789.js';
const picture = '/pictures/linen-shirt-1-400.avif';
const list = '/api/product/list';
const page = '/collection';

const respond = (type: string, body = '', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const html = 'text/html; charset=utf-8';
/** The beginning of every page of a build. */
const shell =
  '<!doctype html><html data-main="/assets/main.0123456789.js" data-path="^/?$" lang="en">';
/** The response of another origin without CORS headers. */
const opaque = () => Object.defineProperty(new Response(), 'status', { value: 0 });

test.each([
  [file, 'CacheFirst', 'files', undefined],
  [picture, 'StaleWhileRevalidate', 'pictures', undefined],
  [list, 'NetworkFirst', 'api', 4],
  [page, 'NetworkFirst', 'pages', 2],
])('%s is cached by the strategy %s', (address, strategy, cacheName, timeout) => {
  expect(ruleFor(address)).toMatchObject({ strategy, cacheName });
  expect(ruleFor(address)?.networkTimeoutS).toBe(timeout);
});

test.each([
  [file, respond('text/javascript', 'run()')],
  [picture, respond('image/avif')],
  ['/manifest.webmanifest', respond('application/manifest+json', '{}')],
  [list, respond('application/json', '{"success":true,"products":[]}')],
  [list, respond('application/json', '{"products":[]}')],
  [page, respond(html, shell)],
])('the complete response of %s is cached', async (address, response) => {
  expect(await cachedFrom(address, response)).toBe(response);
});

test.each([
  ['a missing file', file, respond('text/javascript', '', 404)],
  ['a page in place of a file', file, respond(html)],
  ['a partial file', file, respond('text/javascript', '', 206)],
  ['an opaque file', file, opaque()],
  ['a missing picture', picture, respond('image/avif', '', 404)],
  ['a page in place of a picture', picture, respond(html)],
  ['an opaque picture', picture, opaque()],
  ['a list that failed', list, respond('application/json', '{"products":[]}', 500)],
  ['a refusal in place of a list', list, respond('application/json', '{"success":false}')],
  ['null in place of a list', list, respond('application/json', 'null')],
  ['a page in place of a list', list, respond(html, '<h1>Sign in</h1>')],
  ['a missing page', page, respond(html, shell, 404)],
  ['a page with a server error', page, respond(html, shell, 503)],
  ['the page of a captive portal', page, respond(html, '<html lang="en"><h1>Wi-Fi</h1>')],
  [
    'a page of a captive portal that quotes one',
    page,
    respond(html, '<html><p>&lt;html data-main='),
  ],
  ['an empty page', page, respond(html)],
])('%s is not cached', async (_, address, response) => {
  expect(await cachedFrom(address, response)).toBeNull();
});
