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
  async (http, next) => {
    http.set('publicOrigin', originOf(http, settings));
    await next();
  };

/**
 * How the shopper's browser addresses the shop, `https://shop.example`: as it was set, else as a trusted proxy forwards it,
 * else as the request came in. What a request says of itself in `X-Forwarded-…` counts from a trusted proxy only, since
 * anybody can write it.
 */
export function publicOrigin(http: Context): string {
  return http.get('publicOrigin');
}

const LOOPBACK_HOST = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the shopper's browser takes the shop's pages for a secure context: by https, or on this machine itself. */
export function isSecureContext(http: Context): boolean {
  const { protocol, hostname } = new URL(publicOrigin(http));
  return protocol === 'https:' || LOOPBACK_HOST.test(hostname);
}

function originOf(http: Context, { publicUrl, trustProxy }: Trust): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const url = new URL(http.req.url);
  const protocol = trustProxy ? forwarded(http, 'proto') : undefined;
  const host = trustProxy ? forwarded(http, 'host') : undefined;
  const origin = `${protocol === undefined ? url.protocol : `${protocol}:`}//${host ?? url.host}`;
  return URL.canParse(origin) ? origin : url.origin;
}

/** What the proxy itself wrote: the last, as with addresses; others may have written before it. */
function forwarded(http: Context, what: 'proto' | 'host'): string | undefined {
  const last = http.req.header(`x-forwarded-${what}`)?.split(',').at(-1)?.trim();
  return last === '' ? undefined : last;
}
