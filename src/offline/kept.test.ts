import type { CacheWillUpdateCallbackParam } from 'workbox-core';
import { kept } from './kept';

const origin = 'https://shop.example';

const ruleFor = (address: string) => {
  const url = new URL(address, origin);
  return kept.find(({ is }) => is({ url, sameOrigin: url.origin === origin }));
};

/** What is kept of an answer, by the plugins one after another as Workbox asks them. */
async function keptOf(address: string, answer: Response): Promise<Response | null> {
  const event = new Event('fetch') as CacheWillUpdateCallbackParam['event'];
  const request = new Request(new URL(address, origin));
  let response: Response | null | undefined = answer;
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

const answered = (type: string, body = '', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const html = 'text/html; charset=utf-8';
/** As every page of a build begins. */
const shell =
  '<!doctype html><html data-main="/assets/main.0123456789.js" data-path="^/?$" lang="en">';
/** What a browser gives of another origin that does not say who may read it. */
const opaque = () => Object.defineProperty(new Response(), 'status', { value: 0 });

test.each([
  [file, 'cache', 'files', undefined],
  [picture, 'both', 'pictures', undefined],
  [list, 'network', 'answers', 4],
  [page, 'network', 'pages', 2],
])('%s comes from the %s', (address, from, name, wait) => {
  expect(ruleFor(address)).toMatchObject({ from, name });
  expect(ruleFor(address)?.wait).toBe(wait);
});

test.each(['/qr/clothing.svg', '/api/cart/get', '/sw.js', 'https://elsewhere.example/'])(
  '%s comes as if there were no worker',
  (address) => {
    expect(ruleFor(address)).toBeUndefined();
  },
);

test.each([
  [file, answered('text/javascript', 'run()')],
  [picture, answered('image/avif')],
  ['/manifest.webmanifest', answered('application/manifest+json', '{}')],
  [list, answered('application/json', '{"success":true,"products":[]}')],
  [page, answered(html, shell)],
])('the whole answer of %s is kept', async (address, answer) => {
  expect(await keptOf(address, answer)).toBe(answer);
});

test.each([
  ['a file that is gone', file, answered('text/javascript', '', 404)],
  ['a page in place of a file', file, answered(html)],
  ['a piece of a file', file, answered('text/javascript', '', 206)],
  ['an opaque file', file, opaque()],
  ['a picture that is gone', picture, answered('image/avif', '', 404)],
  ['a page in place of a picture', picture, answered(html)],
  ['an opaque picture', picture, opaque()],
  ['a list that failed', list, answered('application/json', '{"products":[]}', 500)],
  ['a refusal in place of a list', list, answered('application/json', '{"success":false}')],
  ['a page in place of a list', list, answered(html, '<h1>Sign in</h1>')],
  ['a page that is not there', page, answered(html, shell, 404)],
  ['a page of a broken server', page, answered(html, shell, 503)],
  ['the page of a network to sign in to', page, answered(html, '<html lang="en"><h1>Wi-Fi</h1>')],
  ['nothing in place of a page', page, answered(html)],
])('%s is not kept', async (_, address, answer) => {
  expect(await keptOf(address, answer)).toBeNull();
});
