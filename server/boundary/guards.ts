import { RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import type { Context, MiddlewareHandler } from 'hono';
import { foreignOrigin } from './apiError';
import type { ApiSettings } from './apiSettings';
import { publicOrigin } from './caller/origin';
import { warnOfOrigin } from './caller/originWarning';
import { chunksOf, hasUnreadBody, type LeastSpeed } from './request/body';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing cross-site requests. Browsers report the origin in `Sec-Fetch-Site`, older ones in `Origin`.
 * Programs send neither, and no cookie is added to their requests on its own.
 */
export const sameOriginOnly =
  (settings: Pick<ApiSettings, 'publicUrl' | 'trustProxy'>): MiddlewareHandler =>
  (c, next) => {
    if (READS.has(c.req.method) || isSameOrigin(c)) return next();
    // A browser that sends `Sec-Fetch-Site` has compared the hosts itself, so no setting can be wrong.
    if (c.req.header('sec-fetch-site') === undefined) {
      const publicHost = settings.publicUrl === undefined ? '' : ' and PUBLIC_URL';
      warnOfOrigin(`the header Origin and the header Host${publicHost}`, settings);
    }
    throw foreignOrigin();
  };

function isSameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  if (origin === undefined) return true;
  const hosts = [new URL(c.req.url).host, c.req.header('host'), new URL(publicOrigin(c)).host];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** The server drains at most this many bytes of an unread body; twice the largest upload. */
const MAX_DRAINED_BYTES = 2 * RECEIPT_MAX_BYTES;
/** Draining stops when the body arrives more slowly. The pauses of many parallel uploads are shorter. */
const DRAIN_SPEED: LeastSpeed = { windowMs: 5000, bytesPerWindow: 20 * 1024 };

/**
 * Drains an unread body before a refusal is sent. A connection that closes while bytes arrive is reset, and the caller
 * would not see the response. If the body is not read to its end, this adds `Connection: close`: the rest would be
 * taken for the next request.
 */
export const drainUnreadBody: MiddlewareHandler = async (c, next) => {
  await next();
  if (!hasUnreadBody(c)) return;
  const isTooSlow = c.res.status === 408;
  if (!isTooSlow && Number(c.req.header('content-length') ?? 0) <= MAX_DRAINED_BYTES) {
    await drainBody(c.req.raw.body);
  }
  if (hasUnreadBody(c)) c.res.headers.set('connection', 'close');
};

async function drainBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null || body.locked) return;
  let size = 0;
  try {
    for await (const chunk of chunksOf(body, DRAIN_SPEED)) {
      size += chunk.length;
      if (size > MAX_DRAINED_BYTES) return;
    }
  } catch {
    // The caller hung up, or sends too slowly.
  }
}

/** Headers that stop content sniffing and framing. A response that is opened in a tab runs and loads nothing. */
export const API_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Adds `API_HEADERS` to every response. It belongs to one shopper at one moment, so nothing stores it unless a handler
 * allows it.
 */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  for (const [name, value] of Object.entries(API_HEADERS)) headers.set(name, value);
};

/** For files and texts. They restrict no scripts, because the policy of a worker's file applies to that worker. */
const FILE_HEADERS = {
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** Adds `FILE_HEADERS` to responses that set no own ones, as pages do. */
export const fileHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(FILE_HEADERS)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
