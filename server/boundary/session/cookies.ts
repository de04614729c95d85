import { cookieValues } from '@kedai/contract/rules/cookies';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { publicOrigin } from '../caller/origin';
import { isToken } from './token';

/** An HttpOnly cookie that the browser does not send with cross-site requests. */
export interface SecretCookie {
  readonly name: string;
  /** Over http the browser sends it to this path only. */
  readonly path: string;
  readonly lifetimeMs: number;
  /** `Strict`: the browser does not send it with a link from another site either. Absent: it does. */
  readonly sameSite?: 'Strict';
}

/**
 * The name and path of a cookie. Over https the name has the prefix `__Host-`: browsers accept such a cookie from this
 * host alone, over https and for all paths. So no other host of the domain can plant one, and a plain one never counts.
 */
const placeOf = (c: Context, { name, path }: SecretCookie) =>
  isSecure(c) ? { name: `__Host-${name}`, path: '/' } : { name, path };

const valuesOf = (c: Context, name: string) => cookieValues(c.req.header('cookie') ?? '', name);

/**
 * The values of a cookie, without repetitions. Over http a browser may have several of one name, for other paths or the
 * whole domain, and their order says nothing about which one is valid.
 */
export const readHttpOnlyCookie = (c: Context, cookie: SecretCookie): readonly string[] => [
  ...new Set(valuesOf(c, placeOf(c, cookie).name)),
];

/** So many tokens of one request are looked up. */
const MAX_TOKENS = 20;

/** The tokens in the cookies of a name. */
export const readTokens = (c: Context, cookie: SecretCookie): readonly string[] =>
  readHttpOnlyCookie(c, cookie)
    .filter((token) => isToken(token))
    .slice(0, MAX_TOKENS);

/** Sets an HttpOnly cookie, and removes others of its name. */
export function writeHttpOnlyCookie(
  c: Context,
  cookie: SecretCookie,
  value: string,
  lifetimeMs = cookie.lifetimeMs,
): void {
  removeOthers(c, cookie);
  const { name, path } = placeOf(c, cookie);
  setCookie(c, name, value, {
    path,
    httpOnly: true,
    sameSite: cookie.sameSite ?? 'Lax',
    secure: isSecure(c),
    maxAge: lifetimeMs / 1000,
  });
}

/** Deletes an HttpOnly cookie, and others of its name. */
export function deleteHttpOnlyCookie(c: Context, cookie: SecretCookie): void {
  removeOthers(c, cookie);
  const { name, path } = placeOf(c, cookie);
  deleteCookie(c, name, { path, secure: isSecure(c) });
}

/** How many parent domains may have set a cookie. */
const MAX_PARENTS = 4;
/** No address of the shop has more folders. */
const MAX_FOLDERS = 10;

/**
 * Removes cookies of the plain name at every path and domain where this request shows that they may be. A request does
 * not say where its cookies are from, so this runs only if one is there that must not be.
 */
function removeOthers(c: Context, { name, path }: SecretCookie): void {
  const secure = isSecure(c);
  if (valuesOf(c, name).length <= (secure ? 0 : 1)) return;
  const labels = new URL(publicOrigin(c)).hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.')).slice(0, MAX_PARENTS);
  // As it was sent: a decoded path may have letters that no header can have.
  const { pathname } = new URL(c.req.url);
  const [, ...segments] = pathname.split('/').slice(0, MAX_FOLDERS);
  const folders = segments.slice(1).flatMap((_, index) => {
    const folder = `/${segments.slice(0, index + 1).join('/')}`;
    return [folder, `${folder}/`];
  });
  for (const place of new Set(['/', path, pathname, ...folders])) {
    // It would end the path in the header.
    if (place.includes(';')) continue;
    if (secure || place !== path) deleteCookie(c, name, { path: place, secure });
    for (const domain of domains) deleteCookie(c, name, { path: place, domain, secure });
  }
}

/** Sets a session cookie that pages can read. It holds no secret. */
export function writeReadableCookie(c: Context, name: string, value: string): void {
  setCookie(c, name, value, { path: '/', sameSite: 'Lax', secure: isSecure(c) });
}

/** Whether the shopper's browser uses https. */
function isSecure(c: Context): boolean {
  return publicOrigin(c).startsWith('https:');
}
