import { cookieValues } from '@kedai/contract/rules/cookies';
import { COOKIE_LIFETIME_S, COOKIE_MAX_BYTES } from '@kedai/contract/rules/limits';
import { patterns } from '../../paths';

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

/**
 * The cookies of the page, with decoded values. The shop's own cookies have the path `/` and no domain. A cookie of the
 * same name at another path, such as `/cart`, or of the parent domain would hide the own one on some pages.
 */
export interface CookieStorage {
  /**
   * The value of a cookie. If there are several, the shop's own counts, unless only another one is usable. It becomes the
   * only one: the others are removed.
   */
  getItem(name: string, isUsable?: (value: string) => boolean): string | null;
  /** Sets the only cookie of the name. */
  setItem(name: string, value: string): void;
  /** Removes all cookies of the name. */
  removeItem(name: string): void;
}

const readCookies = (name: string): readonly string[] =>
  typeof document === 'undefined' ? [] : parseCookies(document.cookie, name);

function writeCookie(text: string): void {
  if (typeof document === 'undefined') return;
  document.cookie = location.protocol === 'https:' ? `${text}; Secure` : text;
}

/**
 * Removes the cookies of a name that are not the shop's own: of the paths of all pages, and of the domains above the page's
 * host. Browsers refuse domains that are too general.
 * @param ownCount how many cookies of the name are the shop's own
 */
function removeOthers(name: string, ownCount: 0 | 1): void {
  const remove = (path: string, domain: string) =>
    writeCookie(`${name}=; Max-Age=0; Path=${path}${domain}`);
  const [host = '', ...parents] = location.hostname
    .split('.')
    .map((_, index, labels) => `; Domain=${labels.slice(index).join('.')}`);
  for (const page of [location.pathname, ...Object.values(patterns)]) {
    const [path = ''] = page.split('/:');
    for (const domain of path === '/' ? parents : ['', host, ...parents]) remove(path, domain);
  }
  // Where the host is a single name, browsers take this for the own cookie.
  if (readCookies(name).length > ownCount) remove('/', host);
}

/** The cookies of the browser. Outside a browser, or where cookies are blocked, there are none. */
export const browserCookies: CookieStorage = {
  getItem(name, isUsable = () => true) {
    const values = readCookies(name);
    if (values.length < 2) return values[0] ?? null;
    removeOthers(name, 1);
    const best = [...values, ...readCookies(name)].findLast(isUsable) ?? values.at(-1) ?? '';
    writeCookie(serializeCookie(name, best));
    return best;
  },
  setItem(name, value) {
    const text = serializeCookie(name, value);
    writeCookie(text);
    // Browsers set cookies asynchronously, so a message could reach another tab before the cookie. Reading waits for it.
    const [stored, ...others] = readCookies(name);
    if (stored === value && others.length === 0) return;
    removeOthers(name, 1);
    writeCookie(text);
  },
  removeItem(name) {
    if (typeof document === 'undefined') return;
    writeCookie(serializeCookie(name, '', 0));
    removeOthers(name, 0);
  },
};
