import { COOKIE_LIFETIME_S, COOKIE_MAX_BYTES } from '../contract/limits';

/** The cookies of the page, values decoded. */
export interface CookieStorage {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
  remove(name: string): void;
}

/** A storage of the browser. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where this device keeps what the client remembers. */
export interface ClientStorage {
  readonly cookies: CookieStorage;
  /** Outlives the visit. */
  readonly local: KeyValueStorage;
  /** Outlives a reload of this tab, such as a half-filled form. */
  readonly tab: KeyValueStorage;
  /** Forgets all that this tab keeps. */
  clearTab(): void;
  /** Calls `forget` whenever this tab forgets what it keeps. @returns stops calling it. */
  onTabCleared(forget: () => void): () => void;
}

/** A value as a cookie can hold it: brackets and colons stay readable, what would break the cookie is encoded. */
export function encodeCookieValue(value: string): string {
  return encodeURIComponent(value).replace(/%(7B|7D|5B|5D|3A)/g, decodeURIComponent);
}

/** The text that sets a cookie of ours (spec §9): 1 day, path /. */
export function serializeCookie(
  name: string,
  value: string,
  maxAge: number = COOKIE_LIFETIME_S,
): string {
  return `${name}=${encodeCookieValue(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;
}

/** Whether browsers are sure to keep a cookie with this value. */
export function fitsCookie(name: string, value: string): boolean {
  return serializeCookie(name, value).length <= COOKIE_MAX_BYTES;
}

/** Reads a cookie out of `document.cookie`'s text; one that cannot be decoded is given as it is. */
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
 * The storage of the browser. Everything is looked up at the moment of use: outside a browser, or where storage is
 * blocked, nothing is found and nothing is kept.
 */
export function browserStorage(): ClientStorage {
  return {
    cookies: {
      read: (name) =>
        typeof document === 'undefined' ? undefined : parseCookie(document.cookie, name),
      write: (name, value) => void setCookie(serializeCookie(name, value)),
      remove: (name) => void setCookie(serializeCookie(name, '', 0)),
    },
    local: safeStorage(() => localStorage),
    tab: safeStorage(() => sessionStorage),
    ...forgettable(() => attempt(() => sessionStorage.clear(), undefined)),
  };
}

function forgettable(clear: () => void): Pick<ClientStorage, 'clearTab' | 'onTabCleared'> {
  const others = new Set<() => void>();
  return {
    clearTab: () => {
      clear();
      for (const forget of others) forget();
    },
    onTabCleared(forget) {
      others.add(forget);
      return () => others.delete(forget);
    },
  };
}

/** Where storage is forbidden, to look it up is refused already. */
function safeStorage(storage: () => Storage): KeyValueStorage {
  return {
    getItem: (key) => attempt(() => storage().getItem(key), null),
    setItem: (key, value) => attempt(() => storage().setItem(key, value), undefined),
    removeItem: (key) => attempt(() => storage().removeItem(key), undefined),
  };
}

/** @returns the page's cookies once this one is among them. */
function setCookie(text: string): string {
  if (typeof document === 'undefined') return '';
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
  document.cookie = text + secure;
  // Browsers set it behind the script's back: what is told to other tabs would overtake it. To read waits for it.
  return document.cookie;
}

function attempt<Result>(access: () => Result, otherwise: Result): Result {
  try {
    return access();
  } catch {
    return otherwise;
  }
}

/** A storage of its own, for rendering outside a browser and for tests; `cookies` starts with decoded values. */
export function memoryStorage(
  cookies: Readonly<Record<string, string>> = {},
  local: Readonly<Record<string, string>> = {},
): ClientStorage {
  const jar = new Map(Object.entries(cookies));
  const tab = new Map<string, string>();
  return {
    cookies: {
      read: (name) => jar.get(name),
      write: (name, value) => void jar.set(name, value),
      remove: (name) => void jar.delete(name),
    },
    local: mapStorage(new Map(Object.entries(local))),
    tab: mapStorage(tab),
    ...forgettable(() => tab.clear()),
  };
}

const mapStorage = (texts: Map<string, string>): KeyValueStorage => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, value) => void texts.set(key, value),
  removeItem: (key) => void texts.delete(key),
});
