import type { Context, MiddlewareHandler } from 'hono';
import type { AppSettings } from '../deps';

declare module 'hono' {
  interface ContextVariableMap {
    publicOrigin: string;
  }
}

type Trust = Pick<AppSettings, 'publicUrl' | 'trustProxy'>;

/** Finds out for each request how the shopper's browser addresses the shop; `publicOrigin` tells it. */
export const findOrigin =
  (settings: Trust): MiddlewareHandler =>
  async (c, next) => {
    c.set('publicOrigin', originOf(c, settings));
    await next();
  };

/**
 * How the shopper's browser addresses the shop, `https://shop.example`: as it was set, else as a trusted proxy forwards it,
 * else as the request came in. What a request says of itself in `X-Forwarded-…` counts from a trusted proxy only, since
 * anybody can write it.
 */
export function publicOrigin(c: Context): string {
  return c.get('publicOrigin');
}

const LOOPBACK_HOST = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the shopper's browser takes the shop's pages for a secure context: by https, or on this machine itself. */
export function isSecureContext(c: Context): boolean {
  const { protocol, hostname } = new URL(publicOrigin(c));
  return protocol === 'https:' || LOOPBACK_HOST.test(hostname);
}

function originOf(c: Context, { publicUrl, trustProxy }: Trust): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const url = new URL(c.req.url);
  const protocol = trustProxy ? forwarded(c, 'proto') : undefined;
  const host = trustProxy ? forwarded(c, 'host') : undefined;
  const origin = `${protocol === undefined ? url.protocol : `${protocol}:`}//${host ?? url.host}`;
  return URL.canParse(origin) ? origin : url.origin;
}

/** What the proxy itself wrote: the last, as with addresses; others may have written before it. */
function forwarded(c: Context, what: 'proto' | 'host'): string | undefined {
  const last = c.req.header(`x-forwarded-${what}`)?.split(',').at(-1)?.trim();
  return last === '' ? undefined : last;
}
