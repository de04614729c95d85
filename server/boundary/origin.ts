import type { Context } from 'hono';

/**
 * How the shopper's browser addresses the shop, `https://shop.example`, also behind a proxy. What a request says of itself
 * is believed: it goes into answers to the same request only.
 */
export function publicOrigin(http: Context): string {
  const url = new URL(http.req.url);
  const protocol = http.req.header('x-forwarded-proto')?.split(',')[0]?.trim();
  const host = http.req.header('x-forwarded-host')?.split(',')[0]?.trim();
  return `${protocol === undefined ? url.protocol : `${protocol}:`}//${host ?? url.host}`;
}
