import { browserCookies, type CookieStorage } from './cookies';

/** The methods of the Web Storage API that the client uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The storage of this device. */
export interface ClientStorage {
  readonly cookies: CookieStorage;
  readonly local: KeyValueStorage;
  /** Session storage, which survives a reload of this tab, for example a draft. */
  readonly tab: KeyValueStorage;
  clearTab(): void;
}

/**
 * The storage of the browser. It is accessed on each use only. Outside a browser, or where storage is blocked, reads find
 * nothing and writes do nothing.
 */
export function browserStorage(): ClientStorage {
  return {
    cookies: browserCookies,
    local: localStore,
    tab: safeStorage(() => sessionStorage),
    clearTab: () => tryOr(() => sessionStorage.clear(), undefined),
  };
}

/** The local storage of the browser. */
export const localStore: KeyValueStorage = safeStorage(() => localStorage);

/** Where storage is blocked, even the property `localStorage` throws. */
function safeStorage(storage: () => Storage): KeyValueStorage {
  return {
    getItem: (key) => tryOr(() => storage().getItem(key), null),
    setItem: (key, value) => tryOr(() => storage().setItem(key, value), undefined),
    removeItem: (key) => tryOr(() => storage().removeItem(key), undefined),
  };
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
    clearTab: () => tab.clear(),
  };
}

const mapStorage = (entries: Map<string, string>): KeyValueStorage => ({
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
});
