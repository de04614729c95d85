import { type Context, Hono } from 'hono';
import { LAB_COOKIE } from '../../src/contract/failureLab';
import { matchesEtag } from '../boundary/cachedResponse';
import { chooseEncoding } from '../boundary/encoding';
import { publicOrigin, resolveOrigin } from '../boundary/origin';
import type { AppSettings } from '../deps';
import type { CachedPage, RenderedPages } from './renderedPages';

/** Serves the public pages with their data. All other paths, and pages that cannot be rendered, are left to the next app. */
export function pages(
  rendered: RenderedPages,
  settings: Pick<AppSettings, 'publicUrl' | 'trustProxy'>,
): Hono {
  const app = new Hono();
  app.get('*', resolveOrigin(settings), async (c, next) => {
    // A tester wants to see the page's calls fail, so its HTML must not contain their results.
    if (c.req.header('cookie')?.includes(LAB_COOKIE)) return next();
    const { pathname, search } = new URL(c.req.url);
    const address = new URL(publicOrigin(c));
    // Set one by one: a path that begins with two slashes would name another host.
    Object.assign(address, { pathname, search });
    const page = await rendered.get(address);
    return page ? send(c, page) : next();
  });
  return app;
}

/** Sends a page in the smallest encoding that the request accepts, or 304. */
function send(c: Context, { status, etag, headers, bodies }: CachedPage): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
  if (status === 200 && matchesEtag(c.req.header('if-none-match'), etag)) {
    return c.body(null, 304, headers);
  }
  const body = bodies[encoding];
  return c.body(body, status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.byteLength),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
}
