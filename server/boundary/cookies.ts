import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { publicOrigin } from './origin';

/** An HttpOnly cookie that the browser does not send with cross-site requests. */
interface SecretCookie {
  readonly name: string;
  /** The browser sends it to this path only. */
  readonly path: string;
  readonly lifetimeMs: number;
}

/** Sets an HttpOnly cookie. */
export function writeHttpOnlyCookie(c: Context, cookie: SecretCookie, value: string): void {
  setCookie(c, cookie.name, value, {
    path: cookie.path,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: cookie.lifetimeMs / 1000,
  });
}

/** Sets a session cookie that pages can read. It holds no secret. */
export function writeReadableCookie(c: Context, name: string, value: string): void {
  setCookie(c, name, value, { path: '/', sameSite: 'Lax', secure: isSecure(c) });
}

/** Deletes an HttpOnly cookie. */
export function deleteHttpOnlyCookie(
  c: Context,
  { name, path }: Pick<SecretCookie, 'name' | 'path'>,
): void {
  deleteCookie(c, name, { path, secure: isSecure(c) });
}

/** Whether the shopper's browser uses https. */
export function isSecure(c: Context): boolean {
  return publicOrigin(c).startsWith('https:');
}
