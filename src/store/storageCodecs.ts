import { parse } from 'valibot';
import { linesOf, readCartData } from '../contract/cartData';
import { GUEST_CART_COOKIE, SELECTION_COOKIE } from '../contract/cookies';
import { readSelection, type Selection } from '../contract/selection';
import { EMPTY_PROFILE, type LocalProfile, profileSchema } from './slices';
import type { ClientStorage, KeyValueStorage } from './storage';

/** Reads and writes one persisted value. */
export interface StorageCodec<Value> {
  /** Reads the stored value; invalid data counts as none. */
  read(): Value;
  /** Stores a value. @returns whether anything changed */
  write(value: Value): boolean;
  /** Whether exactly this value is stored. A full or blocked storage ignores writes silently. */
  isStored(value: Value): boolean;
}

/** The key of the profile in local storage. */
export const PROFILE_KEY = 'kedai:profile';

/**
 * Stores a value as JSON; `encode` returns undefined for a value that removes the entry. A value that equals the last one
 * read or written here is not written again, because that could overwrite a newer value of another tab.
 */
function createCodec<Value>(
  storage: KeyValueStorage,
  key: string,
  decode: (json: unknown) => Value,
  encode: (value: Value) => unknown,
): StorageCodec<Value> {
  const textOf = (value: Value) => {
    const json = encode(value);
    return json === undefined ? undefined : JSON.stringify(json);
  };
  let last: { readonly text: string | undefined } | null = null;
  return {
    read() {
      const value = decode(parseJson(storage.getItem(key)));
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
    isStored: (value) => (storage.getItem(key) ?? undefined) === textOf(value),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The codecs of all persisted slices. */
export function createStorageCodecs({ cookies, local }: ClientStorage) {
  return {
    /** A list with one entry (spec §3). */
    selection: createCodec<Selection | null>(
      cookies,
      SELECTION_COOKIE,
      readSelection,
      (selection) => (selection === null ? undefined : [selection]),
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
  };
}

export type StorageCodecs = ReturnType<typeof createStorageCodecs>;
