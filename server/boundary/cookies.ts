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
export function writeSecret(http: Context, cookie: SecretCookie, value: string): void {
  setCookie(http, cookie.name, value, {
    path: cookie.path,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(http),
    maxAge: cookie.lifetimeMs / 1000,
  });
}

/** Tells the pages something that is no secret, for this visit. */
export function writeNote(http: Context, name: string, value: string): void {
  setCookie(http, name, value, { path: '/', sameSite: 'Lax', secure: isSecure(http) });
}

/** Makes the browser forget a secret. */
export function forgetSecret(
  http: Context,
  { name, path }: Pick<SecretCookie, 'name' | 'path'>,
): void {
  deleteCookie(http, name, { path, secure: isSecure(http) });
}

/** Whether the shopper's browser speaks https. */
export function isSecure(http: Context): boolean {
  return publicOrigin(http).startsWith('https:');
}

/**
 * A cookie exactly as it was sent. Cookies that hold JSON may come unencoded, with quotes and commas that a strict parser
 * drops.
 */
export function rawCookie(http: Context, name: string): string | undefined {
  const pairs = (http.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
