import type { IncomingMessage } from 'node:http';
import { LAB_COOKIE } from '@kedai/contract/protocol/failureLab';
import { languageOfPath, languages } from '@kedai/contract/protocol/languages';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ApiSettings } from '../boundary/apiSettings';
import { matchesEtag } from '../boundary/cache/cachedResponse';
import { chooseEncoding } from '../boundary/cache/encoding';
import type { FastPath } from '../boundary/cache/fastPath';
import { addressKeys } from '../boundary/caller/caller';
import { publicOrigin, publicOriginOf, resolveOrigin } from '../boundary/caller/origin';
import type { CachedPage, RenderedPages } from './renderedPages';

/** The memory for the keys of requested pages, in characters. */
const MAX_KEYS_SIZE = 1024 * 1024;

type OriginSettings = Pick<ApiSettings, 'publicUrl' | 'trustProxy'>;

/** Serves the public pages with their data. The next app serves all others, and the page without data where there is none. */
export function pages(rendered: RenderedPages, settings: OriginSettings): Hono {
  const app = new Hono();
  app.get('*', resolveOrigin(settings), async (c, next) => {
    if (isInFailureLab(c.req.header('cookie'))) return next();
    const address = pageAddress(publicOrigin(c), new URL(c.req.url));
    const path = normalisePath(address.pathname);
    if (![path, `${path}/`].includes(address.pathname)) {
      const isPublic = rendered.keyOf(new URL(address.origin + path)) !== null;
      return isPublic ? c.redirect(path + address.search, 308) : next();
    }
    const page = await rendered.get(address, addressKeys(c, settings.trustProxy));
    if (page !== null && 'forms' in page) return send(c, page);
    await next();
    if (page !== null && page.status !== 200) sendWithoutData(c, page.status);
  });
  return app;
}

const RETRY_AFTER_S = '5';

/** Changes the status of a page without data. */
function sendWithoutData(c: Context, status: 404 | 503): void {
  const page = c.res;
  if (page.status !== 200) return;
  c.res = undefined;
  c.res = new Response(page.body, { status, headers: page.headers });
  // A page that is found later must not get 304.
  c.res.headers.delete('etag');
  if (status === 503) c.res.headers.set('retry-after', RETRY_AFTER_S);
}

/** Sends a page in the smallest encoding that the request accepts, or 304. */
function send(c: Context, page: CachedPage): Response {
  const form = formFor(page, c.req.header('if-none-match'), c.req.header('accept-encoding'));
  if (form === null) return c.body(null, 304, page.headers);
  return c.body(form.body, page.status, form.headers);
}

/**
 * Serves cached pages straight from the Node server. The router and its middleware took more than half of the time.
 * The keys of requested pages are cached, because to parse a URL takes a fifth of the time of a response.
 */
export function cachedPages(rendered: RenderedPages, settings: OriginSettings): FastPath {
  const keys = new LRUCache<string, string>({
    maxSize: MAX_KEYS_SIZE,
    sizeCalculation: (key, sameRequest) => key.length + sameRequest.length,
  });
  const keyOf = (request: IncomingMessage): string | null => {
    const href = `http://${request.headers.host}${request.url}`;
    if (!URL.canParse(href)) return null;
    const url = new URL(href);
    return rendered.keyOf(pageAddress(publicOriginOf(url, request, settings), url));
  };
  return (request, response) => {
    const { method, headers, url = '' } = request;
    if (method !== 'GET' || !url.startsWith('/') || isInFailureLab(headers.cookie)) return false;
    const { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': protocol } = headers;
    const sameRequest = [url, host, forwardedHost, protocol].join('\n');
    const key = keys.get(sameRequest) ?? keyOf(request);
    const page = key && rendered.cached(key);
    if (!page) return false;
    keys.set(sameRequest, key);
    const form = formFor(page, headers['if-none-match'], headers['accept-encoding']?.toString());
    if (form === null) response.writeHead(304, page.headers).end();
    else response.writeHead(page.status, form.headers).end(form.body);
    return true;
  };
}

/** The page in the smallest encoding that a request accepts; null when the caller already has it. */
function formFor(
  { status, etag, forms }: CachedPage,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
) {
  if (status === 200 && matchesEtag(ifNoneMatch, etag)) return null;
  return forms[chooseEncoding(acceptEncoding, ['br', 'gzip'])];
}

/** A tester wants to see the page's calls fail, so its HTML must not contain their results. */
const isInFailureLab = (cookie: string | undefined) => cookie?.includes(LAB_COOKIE) ?? false;

/**
 * The one spelling of a path: some programs encode characters that need no encoding, and people repeat slashes. Home in
 * another language ends with a slash.
 */
function normalisePath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const path = `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`;
  const { prefix } = languages[languageOfPath(path)];
  return path === prefix ? `${prefix}/` : path;
}

/** The public URL of a requested page. */
const pageAddress = (origin: string, url: URL): URL =>
  url.origin === origin ? url : new URL(origin + url.pathname + url.search);
