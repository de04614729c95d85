import type { Context } from 'hono';

/**
 * A cookie exactly as it was sent. Cookies that hold JSON may come unencoded, with quotes and commas that a strict parser
 * drops.
 */
export function rawCookie(http: Context, name: string): string | undefined {
  const pairs = (http.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
