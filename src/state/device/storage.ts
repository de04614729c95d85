import { COOKIE_LIFETIME_S, COOKIE_MAX_BYTES } from '@kedai/contract/limits';

/** The methods of the Web Storage API that the client uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The storage of this device. */
export interface ClientStorage {
  /** The cookies of the page, with decoded values. */
  readonly cookies: KeyValueStorage;
  readonly local: KeyValueStorage;
  /** Session storage, which survives a reload of this tab, for example a draft. */
  readonly tab: KeyValueStorage;
  clearTab(): void;
  /** Calls `listener` after each `clearTab`. @returns unsubscribes */
  onTabCleared(listener: () => void): () => void;
}

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

/** Reads a cookie from the text of `document.cookie`. A value that cannot be decoded is returned raw. */
export function parseCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((text) => text.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The storage of the browser. It is accessed on each use only. Outside a browser, or where storage is blocked, reads find
 * nothing and writes do nothing.
 */
export function browserStorage(): ClientStorage {
  return {
    cookies: {
      getItem: (name) =>
        typeof document === 'undefined' ? null : (parseCookie(document.cookie, name) ?? null),
      setItem: (name, value) => void setCookie(serializeCookie(name, value)),
      removeItem: (name) => void setCookie(serializeCookie(name, '', 0)),
    },
    local: safeStorage(() => localStorage),
    tab: safeStorage(() => sessionStorage),
    ...clearable(() => tryOr(() => sessionStorage.clear(), undefined)),
  };
}

function clearable(clear: () => void): Pick<ClientStorage, 'clearTab' | 'onTabCleared'> {
  const listeners = new Set<() => void>();
  return {
    clearTab: () => {
      clear();
      for (const listener of listeners) listener();
    },
    onTabCleared(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where storage is blocked, even the property `localStorage` throws. */
function safeStorage(storage: () => Storage): KeyValueStorage {
  return {
    getItem: (key) => tryOr(() => storage().getItem(key), null),
    setItem: (key, value) => tryOr(() => storage().setItem(key, value), undefined),
    removeItem: (key) => tryOr(() => storage().removeItem(key), undefined),
  };
}

/** Sets a cookie. @returns the cookies of the page afterwards */
function setCookie(text: string): string {
  if (typeof document === 'undefined') return '';
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
  document.cookie = text + secure;
  // Browsers set cookies asynchronously, so a message could reach another tab before the cookie. Reading waits for it.
  return document.cookie;
}

function tryOr<Result>(access: () => Result, fallback: Result): Result {
  try {
    return access();
  } catch {
    return fallback;
  }
}

/** A storage in memory, for prerendering and tests. `cookies` are the initial cookies, with decoded values. */
export function memoryStorage(
  cookies: Readonly<Record<string, string>> = {},
  local: Readonly<Record<string, string>> = {},
): ClientStorage {
  const tab = new Map<string, string>();
  return {
    cookies: mapStorage(new Map(Object.entries(cookies))),
    local: mapStorage(new Map(Object.entries(local))),
    tab: mapStorage(tab),
    ...clearable(() => tab.clear()),
  };
}

const mapStorage = (entries: Map<string, string>): KeyValueStorage => ({
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
});
