import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiSettings } from '../apiSettings';

declare module 'hono' {
  interface ContextVariableMap {
    publicOrigin: string;
  }
}

type Trust = Pick<ApiSettings, 'publicUrl' | 'trustProxy'>;

/** Stores the public origin of each request, for `publicOrigin`. */
export const resolveOrigin =
  (settings: Trust): MiddlewareHandler =>
  (c, next) => {
    const header = (name: string) => c.req.header(name);
    c.set('publicOrigin', originOf(new URL(c.req.url), header, settings));
    return next();
  };

/**
 * The origin under which the shopper's browser reaches the shop, such as `https://shop.example`. It is the configured
 * one, else the one that a trusted proxy forwards, else the one of the request. `X-Forwarded-…` headers count only from
 * a trusted proxy, because anybody can write them.
 */
export function publicOrigin(c: Context): string {
  return c.get('publicOrigin');
}

const LOOPBACK_HOST = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the browser treats the shop's pages as a secure context: over https, or on this machine itself. */
export function isSecureContext(c: Context): boolean {
  const { protocol, hostname } = new URL(publicOrigin(c));
  return protocol === 'https:' || LOOPBACK_HOST.test(hostname);
}

/** The public origin of a request of the Node server, like `publicOrigin`. @param url of the request */
export const publicOriginOf = (url: URL, { headers }: IncomingMessage, settings: Trust): string =>
  originOf(url, (name) => headers[name]?.toString(), settings);

type ReadHeader = (name: string) => string | undefined;

function originOf(url: URL, header: ReadHeader, { publicUrl, trustProxy }: Trust): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  if (!trustProxy) return url.origin;
  const protocol = forwarded(header, 'proto');
  const host = forwarded(header, 'host');
  const origin = `${protocol === undefined ? url.protocol : `${protocol}:`}//${host ?? url.host}`;
  return URL.canParse(origin) ? origin : url.origin;
}

/** The last entry, which the trusted proxy itself wrote; others may have written the entries before it. */
function forwarded(header: ReadHeader, field: 'proto' | 'host'): string | undefined {
  const last = header(`x-forwarded-${field}`)?.split(',').at(-1)?.trim();
  return last === '' ? undefined : last;
}
