import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { publicOrigin } from './origin';

/** A cookie that no script reads and that no other site sends along. */
interface SecretCookie {
  readonly name: string;
  /** Where it is sent to. */
  readonly path: string;
  readonly lifetimeMs: number;
}

/** Gives a secret to the browser. */
export function writeHttpOnlyCookie(c: Context, cookie: SecretCookie, value: string): void {
  setCookie(c, cookie.name, value, {
    path: cookie.path,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: cookie.lifetimeMs / 1000,
  });
}

/** Tells the pages something that is no secret, for this visit. */
export function writeReadableCookie(c: Context, name: string, value: string): void {
  setCookie(c, name, value, { path: '/', sameSite: 'Lax', secure: isSecure(c) });
}

/** Makes the browser forget a secret. */
export function deleteHttpOnlyCookie(
  c: Context,
  { name, path }: Pick<SecretCookie, 'name' | 'path'>,
): void {
  deleteCookie(c, name, { path, secure: isSecure(c) });
}

/** Whether the shopper's browser speaks https. */
export function isSecure(c: Context): boolean {
  return publicOrigin(c).startsWith('https:');
}

/**
 * A cookie exactly as it was sent. Cookies that hold JSON may come unencoded, with quotes and commas that a strict parser
 * drops.
 */
export function rawCookie(c: Context, name: string): string | undefined {
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
