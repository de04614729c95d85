import { type CartData, linesOf, readCartData } from '../contract/cartData';
import { GUEST_CART_COOKIE, SELECTION_COOKIE } from '../contract/cookies';
import { readSelection, type Selection, writeSelection } from '../contract/selection';
import { EMPTY_PROFILE, type LocalProfile, readLocalProfile } from './localProfile';
import type { ClientStorage } from './storage';

/** One thing that this device remembers. */
export interface StorageCodec<Value> {
  /** As it is stored now, read defensively: nonsense counts as nothing. */
  read(): Value;
  /** Stores it. @returns whether anything changed. */
  write(value: Value): boolean;
  /** Whether the device has stored exactly this: a storage may be full or blocked, and says nothing. */
  isStored(value: Value): boolean;
}

/** The key of the profile in local storage. */
export const PROFILE_KEY = 'kedai:profile';

interface Place {
  load(): string | null | undefined;
  save(text: string): void;
  clear(): void;
}

/**
 * Remembers in a place as JSON; `encode` gives undefined for what needs no place at all. Written is only what differs from
 * what was last read or written here: repeating that could overwrite what another tab has stored since.
 */
function codec<Value>(
  place: Place,
  decode: (json: unknown) => Value,
  encode: (value: Value) => unknown,
): StorageCodec<Value> {
  const textOf = (value: Value) => {
    const json = encode(value);
    return json === undefined ? undefined : JSON.stringify(json);
  };
  let known: { readonly text: string | undefined } | null = null;
  return {
    read() {
      const value = decode(parsed(place.load()));
      known = { text: textOf(value) };
      return value;
    },
    write(value) {
      const text = textOf(value);
      if (known !== null && known.text === text) return false;
      if (text === undefined) place.clear();
      else place.save(text);
      // What was not stored is tried again.
      known = this.isStored(value) ? { text } : null;
      return true;
    },
    isStored: (value) => (place.load() ?? undefined) === textOf(value),
  };
}

function parsed(text: string | null | undefined): unknown {
  try {
    return text == null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const inCookie = ({ cookies }: ClientStorage, name: string): Place => ({
  load: () => cookies.read(name),
  save: (text) => cookies.write(name, text),
  clear: () => cookies.remove(name),
});

const inLocal = ({ local }: ClientStorage, key: string): Place => ({
  load: () => local.getItem(key),
  save: (text) => local.setItem(key, text),
  clear: () => local.removeItem(key),
});

/** The cookie `userSelection` (spec §3): a list with one entry. */
export function selectionCodec(storage: ClientStorage): StorageCodec<Selection | null> {
  return codec(inCookie(storage, SELECTION_COOKIE), readSelection, (selection) =>
    selection === null ? undefined : writeSelection(selection),
  );
}

/** The cookie `guestCartData`: `{productId: {feature: quantity}}`; no cookie when the cart is empty. */
export function guestCartCodec(storage: ClientStorage): StorageCodec<CartData> {
  return codec(inCookie(storage, GUEST_CART_COOKIE), readCartData, (cart) =>
    linesOf(cart).length === 0 ? undefined : cart,
  );
}

/** What My Profile keeps on this device. */
export function profileCodec(storage: ClientStorage): StorageCodec<LocalProfile> {
  return codec(inLocal(storage, PROFILE_KEY), readLocalProfile, (profile) =>
    profile === EMPTY_PROFILE ? undefined : profile,
  );
}

/** All that is remembered, by slice. */
export function createStorageCodecs(storage: ClientStorage) {
  return {
    selection: selectionCodec(storage),
    guestCart: guestCartCodec(storage),
    profile: profileCodec(storage),
  };
}

export type StorageCodecs = ReturnType<typeof createStorageCodecs>;

/** The cookie's text of a guest cart. */
export function serializeGuestCart(cart: CartData): string {
  return JSON.stringify(cart);
}
