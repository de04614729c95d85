import { cartCalls } from '@kedai/contract/calls/cart';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { linesOf, readCartData } from '@kedai/contract/rules/cartData';
import { GUEST_CART_COOKIE, SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import { readSelection, type Selection } from '@kedai/contract/rules/selection';
import { isSelectionCurrent } from '@kedai/contract/rules/slots';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { fallback, parse, record, string } from 'valibot';
import type { OutcomeUnknownCalls } from '../../api/idempotency';
import type { CookieStorage } from './cookies';
import {
  EMPTY_PROFILE,
  type LocalProfile,
  type PersistedValue,
  PROFILE_KEY,
  profileSchema,
} from './slices';
import type { ClientStorage, KeyValueStorage } from './storage';
import type { TabMessage, Tabs } from './tabs';

/** Reads and writes one persisted value. */
export interface StorageCodec<Value> {
  /** Reads the stored value; invalid data counts as none. */
  read(): Value;
  /** Stores a value. @returns whether anything changed that other tabs can read */
  write(value: Value): boolean;
  /** Whether exactly this value is stored. A full or blocked storage ignores writes silently. */
  isStored(value: Value): boolean;
}

/**
 * Stores a value as JSON; `encode` returns undefined for a value that removes the entry. A value that equals the last one
 * read or written here is not written again, because that could overwrite a newer value of another tab.
 * @param isUsable which of several cookies of a name may count
 */
function createCodec<Value>(
  storage: KeyValueStorage | CookieStorage,
  key: string,
  decode: (json: unknown) => Value,
  encode: (value: Value) => unknown,
  isUsable: (value: Value) => boolean = (value) => encode(value) !== undefined,
): StorageCodec<Value> {
  const readText = () => storage.getItem(key, (text) => isUsable(decode(parseJson(text))));
  const textOf = (value: Value) => {
    const json = encode(value);
    return json === undefined ? undefined : JSON.stringify(json);
  };
  let last: { readonly text: string | undefined } | null = null;
  return {
    read() {
      const value = decode(parseJson(readText()));
      last = { text: textOf(value) };
      return value;
    },
    write(value) {
      const text = textOf(value);
      if (last !== null && last.text === text) return false;
      if (text === undefined) storage.removeItem(key);
      else storage.setItem(key, text);
      // If the browser did not store the value, the next write tries again.
      last = this.isStored(value) ? { text } : null;
      return true;
    },
    isStored: (value) => (readText() ?? undefined) === textOf(value),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether this is a merge of the guest's cart, which is one intent of all tabs. */
export const isMerge = (fingerprint: string): boolean =>
  fingerprint.startsWith(cartCalls.cartMerge.path);

/** Pages of earlier versions wrote under this name. */
const OUTCOME_UNKNOWN_KEY = 'kedai:unanswered';

const readOutcomeUnknown = (json: unknown): OutcomeUnknownCalls =>
  parse(fallback(record(string(), string()), {}), json);

/** Calls of unknown outcome survive a reload of their tab. A merge is in local storage too, unless that is full. */
function outcomeUnknownCodec({ local, tab }: ClientStorage): StorageCodec<OutcomeUnknownCalls> {
  const some = (calls: readonly (readonly [string, string])[]) =>
    calls.length === 0 ? undefined : Object.fromEntries(calls);
  const own = createCodec(tab, OUTCOME_UNKNOWN_KEY, readOutcomeUnknown, (calls) =>
    some(Object.entries(calls)),
  );
  const shared = createCodec(local, OUTCOME_UNKNOWN_KEY, readOutcomeUnknown, (calls) =>
    some(Object.entries(calls).filter(([fingerprint]) => isMerge(fingerprint))),
  );
  return {
    read: () => ({ ...own.read(), ...shared.read() }),
    write(calls) {
      own.write(calls);
      return shared.write(calls);
    },
    isStored: (calls) => own.isStored(calls) && shared.isStored(calls),
  };
}

/** The codecs of all persisted slices. */
export function createStorageCodecs(storage: ClientStorage) {
  const { cookies, local } = storage;
  return {
    /** A list with one entry (spec §3). */
    selection: createCodec<Selection | null>(
      cookies,
      SELECTION_COOKIE,
      readSelection,
      (selection) => (selection === null ? undefined : [selection]),
      (selection) => selection !== null && isSelectionCurrent(selection, serverNow()),
    ),
    /** `{productId: {feature: quantity}}`; no cookie when the cart is empty. */
    guestCart: createCodec(cookies, GUEST_CART_COOKIE, readCartData, (cart) =>
      linesOf(cart).length === 0 ? undefined : cart,
    ),
    profile: createCodec<LocalProfile>(
      local,
      PROFILE_KEY,
      (json) => parse(profileSchema, json),
      (profile) => (profile === EMPTY_PROFILE ? undefined : profile),
    ),
    outcomeUnknown: outcomeUnknownCodec(storage),
  };
}

export type StorageCodecs = ReturnType<typeof createStorageCodecs>;

/** The state that redux-persist adds to a slice. `rehydrated` is true once the storage has been read. */
export interface PersistState {
  readonly _persist?: { readonly version: number; readonly rehydrated: boolean };
}

type PersistedReducer<Value> = Reducer<PersistedValue<Value> & PersistState, UnknownAction>;

/**
 * Persists a slice on this device, and notifies the other tabs. redux-persist would store its own envelope, JSON within JSON.
 * Here it passes the value unchanged, and `codec` writes the format that other readers of the cookie expect.
 */
export function persistSlice<Value>(
  slice: { readonly name: TabMessage; readonly reducer: Reducer<PersistedValue<Value>> },
  codec: StorageCodec<Value>,
  tabs: Tabs,
): PersistedReducer<Value> {
  const config = {
    key: slice.name,
    keyPrefix: '',
    whitelist: ['value'],
    serialize: false,
    deserialize: false,
    // Reading is synchronous, so it needs no timeout.
    timeout: 0,
    storage: {
      getItem: async () => ({ value: codec.read() }),
      setItem: async (_key: string, staged: PersistedValue<Value>) => {
        if (codec.write(staged.value)) tabs.broadcast(slice.name);
      },
      removeItem: async () => undefined,
    },
  };
  return persistReducer(config, slice.reducer) as unknown as PersistedReducer<Value>;
}
