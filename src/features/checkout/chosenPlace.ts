import type { AddressDraft } from '../../contract/addressProblems';
import { deliveryPlace } from '../../contract/deliveryAddress';
import { cleanText } from '../../contract/text';
import type { LocalAddress } from '../../store/localProfile';
import type { KeyValueStorage } from '../../store/storage';

/**
 * What the delivery address that was chosen with the service says of the order's address. The state is chosen by the
 * shopper: shipping is looked up, and paid, by it (spec §4).
 */
type Place = Pick<AddressDraft, 'street' | 'city' | 'zipcode'>;

const FIELDS = ['street', 'city', 'zipcode'] as const satisfies (keyof Place)[];

/** In this tab: what the form was filled with, so that what the shopper typed is told from it. */
const FILLED = 'kedai:checkout:filled';

/**
 * The place of a chosen delivery address. The one saved under My Profile says what the text does not, where both are
 * the same street (it was typed field by field), or where the text names its town and no street.
 */
export function chosenPlace(deliveryAddress: string, saved: LocalAddress | null): Place {
  const { street, city = '', zipcode = '' } = deliveryPlace(deliveryAddress);
  const read = { street, city, zipcode };
  if (saved === null || (zipcode !== '' && isOther(zipcode, saved.zipcode))) return read;
  const isSameStreet = isPartOf(deliveryAddress, saved.street);
  const isSameTown = street === '' && city !== '' && plain(city) === plain(saved.city);
  if (!isSameStreet && !isSameTown) return read;
  return {
    street: saved.street || street,
    city: saved.city || city,
    zipcode: saved.zipcode || zipcode,
  };
}

const plain = (text: string) => cleanText(text).toLowerCase();

const isOther = (one: string, other: string) => plain(other) !== '' && plain(one) !== plain(other);

/** Whether a text has these words, from one's begin to one's end: "8 Jalan Gasing" is not in "18 Jalan Gasing". */
function isPartOf(text: string, words: string): boolean {
  const sought = plain(words);
  const at = plain(text).indexOf(sought);
  if (sought === '' || at < 0) return false;
  const isInWord = (character = ' ') => /[\p{L}\p{N}/-]/u.test(character);
  return !isInWord(plain(text)[at - 1]) && !isInWord(plain(text)[at + sought.length]);
}

/** A place with the delivery address that it was read from. */
interface FilledPlace extends Place {
  readonly deliveryAddress: string;
}

/**
 * Takes a chosen delivery address over into the order's address. Each field that still holds what the form filled in
 * follows, and is emptied where the new address does not tell; what the shopper typed stays.
 * `isContradicted` says that another delivery address was chosen since, and that something typed stays beside it.
 */
export function followPlace(
  address: AddressDraft,
  deliveryAddress: string,
  saved: LocalAddress | null,
  storage: KeyValueStorage,
): { readonly address: AddressDraft; readonly isContradicted: boolean } {
  const place = chosenPlace(deliveryAddress, saved);
  const filled = readFilled(storage);
  const typed = typedFields(address, filled, saved);
  const kept = Object.fromEntries(typed.map((field) => [field, address[field]]));
  // The state is always the shopper's own choice.
  const staysBeside =
    address.state !== '' || typed.some((field) => address[field] !== place[field]);
  return {
    address: { ...address, ...place, ...kept },
    isContradicted: staysBeside && filled?.deliveryAddress !== deliveryAddress,
  };
}

/** The fields that the shopper typed; all of them where a place was begun that no delivery address had filled in. */
function typedFields(
  address: AddressDraft,
  filled: Partial<FilledPlace> | null,
  saved: LocalAddress | null,
): readonly (keyof Place)[] {
  if (filled !== null) return FIELDS.filter((field) => address[field] !== filled[field]);
  const isUntouched = (field: keyof Place) =>
    address[field] === '' || address[field] === saved?.[field];
  return FIELDS.every(isUntouched) ? [] : FIELDS;
}

/** Remembers what the form was filled with. Where the storage refuses, a later choice replaces nothing. */
export function rememberFilledPlace(
  deliveryAddress: string,
  saved: LocalAddress | null,
  storage: KeyValueStorage,
): void {
  const filled: FilledPlace = { deliveryAddress, ...chosenPlace(deliveryAddress, saved) };
  storage.setItem(FILLED, JSON.stringify(filled));
}

function readFilled(storage: KeyValueStorage): Partial<FilledPlace> | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(FILLED) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
