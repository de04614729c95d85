import { setTimeout } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { RECEIPT_MAX_BYTES } from '../../src/contract/limits';
import { foreignOrigin } from '../apiError';
import { publicOrigin } from './origin';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that a browser sends for another site. Browsers say so themselves in
 * `Sec-Fetch-Site`; older ones send `Origin`. Programs send neither: no cookie rides with them unasked.
 */
export const sameOriginOnly: MiddlewareHandler = async (c, next) => {
  if (!READS.has(c.req.method) && !isSameOrigin(c)) throw foreignOrigin();
  await next();
};

function isSameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  if (origin === undefined) return true;
  const hosts = [new URL(c.req.url).host, c.req.header('host'), new URL(publicOrigin(c)).host];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** Of a body that nobody wanted the server discards so many bytes; twice the largest upload. */
const MOST_DISCARDED_BYTES = 2 * RECEIPT_MAX_BYTES;
/** The rest of a body from which nothing came for so long is not waited for. */
const DISCARD_PATIENCE_MS = 2000;

/**
 * Reads what is left of a body before a refusal is answered: a connection that ends while bytes arrive is reset, and the
 * caller sees no answer. Says that the connection ends where the body was not read to its end: the rest of it would be taken
 * for the next request.
 */
export const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  if (!hasUnreadBody(c.env)) return;
  if (Number(c.req.header('content-length') ?? 0) <= MOST_DISCARDED_BYTES) {
    await discardRest(c.req.raw.body);
  }
  if (hasUnreadBody(c.env)) c.res.headers.set('connection', 'close');
};

async function discardRest(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null || body.locked) return;
  const reader = body.getReader();
  for (let size = 0; size <= MOST_DISCARDED_BYTES; ) {
    const stopWaiting = new AbortController();
    const { signal } = stopWaiting;
    const patience = setTimeout(DISCARD_PATIENCE_MS, undefined, { signal }).catch(() => undefined);
    // A caller that hangs up sends no more.
    const read = await Promise.race([reader.read().catch(() => undefined), patience]);
    stopWaiting.abort();
    if (read === undefined || read.done) return;
    size += read.value.length;
  }
}

const nodeRequest = v.object({ incoming: v.object({ complete: v.boolean() }) });

function hasUnreadBody(env: unknown): boolean {
  const node = v.safeParse(nodeRequest, env);
  return node.success && !node.output.incoming.complete;
}

/** Answers of the API are of one shopper and one moment: nobody keeps them, unless a handler says otherwise. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

/** Headers that keep a browser from guessing and from showing an answer inside another page. */
export const API_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Puts `API_HEADERS` on every answer. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(API_HEADERS)) c.res.headers.set(name, value);
};
