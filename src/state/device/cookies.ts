import { cookieValues } from '@kedai/contract/cookies';
import { COOKIE_LIFETIME_S, COOKIE_MAX_BYTES } from '@kedai/contract/limits';
import { routes } from '../../paths';

/** Encodes a cookie value. Brackets and colons stay readable. */
export function encodeCookieValue(value: string): string {
  return encodeURIComponent(value).replace(/%(7B|7D|5B|5D|3A)/g, decodeURIComponent);
}

/** The `document.cookie` text that sets a cookie (spec §9): 1 day, path /. */
export function serializeCookie(
  name: string,
  value: string,
  maxAge: number = COOKIE_LIFETIME_S,
): string {
  return `${name}=${encodeCookieValue(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;
}

/** Whether every browser accepts a cookie of this size. */
export function fitsCookie(name: string, value: string): boolean {
  return serializeCookie(name, value).length <= COOKIE_MAX_BYTES;
}

/** Reads the values of a cookie from the text of `document.cookie`. A value that cannot be decoded is returned raw. */
export const parseCookies = (cookies: string, name: string): readonly string[] =>
  cookieValues(cookies, name).map((value) => {
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  });

/** How useful a value of a cookie is; the higher, the better. */
export type RankCookie = (value: string) => number;

/**
 * The cookies of the page, with decoded values. The shop's own cookies have the path `/` and no domain. A cookie of the
 * same name at another path, such as `/cart`, or of the parent domain would hide the own one on some pages.
 */
export interface CookieStorage {
  /**
   * The most useful value of a cookie; among equally useful ones the shop's own. It becomes the only one: the other cookies
   * of the name are removed.
   */
  getItem(name: string, rank?: RankCookie): string | null;
  /** Sets the only cookie of the name. */
  setItem(name: string, value: string): void;
  /** Removes all cookies of the name. */
  removeItem(name: string): void;
}

const isInBrowser = typeof document !== 'undefined';

const valuesOf = (name: string): readonly string[] =>
  isInBrowser ? parseCookies(document.cookie, name) : [];

const isOnlyValue = (name: string, value: string): boolean => {
  const values = valuesOf(name);
  return values.length === 1 && values[0] === value;
};

function writeCookie(text: string): void {
  if (isInBrowser) document.cookie = text + (location.protocol === 'https:' ? '; Secure' : '');
}

/** The paths whose cookies a page gets, except `/`. */
function pathsOf(pathname: string): readonly string[] {
  const segments = pathname.split('/').filter(Boolean);
  return segments.flatMap((_, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    return [path, `${path}/`];
  });
}

/** The paths of the open page and of all others, without their ids. */
const allPaths = (): readonly string[] => [
  ...new Set(
    [location.pathname, ...Object.values(routes).map((route) => route.replace(/:.*/, ''))].flatMap(
      pathsOf,
    ),
  ),
];

/** The domains above the page's host. Browsers refuse those that are too general, such as `com.my`. */
function parentDomains(): readonly string[] {
  const [, ...labels] = location.hostname.split('.');
  const isAddress = /\.\d+$/.test(location.hostname);
  return isAddress ? [] : labels.map((_, index) => labels.slice(index).join('.'));
}

const removeCookie = (name: string, path: string, domain?: string) =>
  writeCookie(`${name}=; Max-Age=0; Path=${path}${domain ? `; Domain=${domain}` : ''}`);

/** Removes the cookies of a name that are not the shop's own. */
function removeOthers(name: string, paths: readonly string[]): void {
  const parents = parentDomains();
  for (const path of paths) {
    for (const domain of [undefined, location.hostname, ...parents])
      removeCookie(name, path, domain);
  }
  for (const domain of parents) removeCookie(name, '/', domain);
  // Where the host is a single name, browsers take this for the own cookie.
  if (valuesOf(name).length > 1) removeCookie(name, '/', location.hostname);
}

/** The cookies of the browser. Outside a browser, or where cookies are blocked, there are none. */
export const browserCookies: CookieStorage = {
  getItem(name, rank = () => 0) {
    const values = valuesOf(name);
    if (values.length === 0) return null;
    removeOthers(name, values.length > 1 ? allPaths() : pathsOf(location.pathname));
    const own = valuesOf(name);
    const best = [...values, ...own].reduce((one, other) =>
      rank(other) < rank(one) ? one : other,
    );
    if (!isOnlyValue(name, best)) writeCookie(serializeCookie(name, best));
    return best;
  },
  setItem(name, value) {
    const text = serializeCookie(name, value);
    writeCookie(text);
    // Browsers set cookies asynchronously, so a message could reach another tab before the cookie. Reading waits for it.
    if (isOnlyValue(name, value)) return;
    removeOthers(name, allPaths());
    writeCookie(text);
  },
  removeItem(name) {
    if (!isInBrowser) return;
    removeOthers(name, allPaths());
    for (const domain of [undefined, location.hostname]) removeCookie(name, '/', domain);
    valuesOf(name);
  },
};

/** Whether the browser stores cookies of this page at all. */
export function areCookiesAllowed(): boolean {
  writeCookie('kedaiCookies=1; Path=/');
  const isStored = valuesOf('kedaiCookies').length > 0;
  writeCookie('kedaiCookies=; Path=/; Max-Age=0');
  return isStored;
}
