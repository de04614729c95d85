import type { AddressDraft } from '../../contract/addressProblems';
import { deliveryPlace } from '../../contract/deliveryAddress';
import { cleanText } from '../../contract/text';
import type { OrderDraft } from '../../machines/checkout.types';
import type { LocalAddress } from '../../store/localProfile';
import type { TextStorage } from '../../store/storage';

/**
 * What the delivery address that was chosen with the service says of the order's address. The state is chosen by the
 * shopper: shipping is looked up, and paid, by it (spec §4).
 */
export type Place = Pick<AddressDraft, 'street' | 'city' | 'zipcode'>;

const FIELDS = ['street', 'city', 'zipcode'] as const satisfies (keyof Place)[];

/** In this tab: what the form was filled with, so that what the shopper typed is told from it. */
const FILLED = 'kedai:checkout:filled';

const placeOf = ({ street, city, zipcode }: AddressDraft): Place => ({ street, city, zipcode });

const isSame = (one: Place, other: Partial<Place>) =>
  FIELDS.every((field) => one[field] === (other[field] ?? ''));

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

/** A draft whose place is the chosen one, unless the shopper has typed another. */
export function withPlace(draft: OrderDraft, place: Place, storage: TextStorage): OrderDraft {
  const typed = placeOf(draft.address);
  if (!isSame(typed, {}) && !isSame(typed, readFilled(storage))) return draft;
  // Where nothing is kept, a later choice counts as typed over, and nothing is replaced.
  storage.setItem(FILLED, JSON.stringify(place));
  return { ...draft, address: { ...draft.address, ...place } };
}

function readFilled(storage: TextStorage): Partial<Place> {
  try {
    const value: unknown = JSON.parse(storage.getItem(FILLED) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
