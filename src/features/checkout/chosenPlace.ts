import type { AddressDraft } from '../../contract/addressProblems';
import { deliveryPlace } from '../../contract/deliveryAddress';
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
 * The place of a chosen delivery address. Where it is the one saved under My Profile, that one says what the text does
 * not: it was typed field by field.
 */
export function chosenPlace(deliveryAddress: string, saved: LocalAddress | null): Place {
  const read = deliveryPlace(deliveryAddress);
  const street = saved?.street.trim().toLowerCase() ?? '';
  const isSaved = street !== '' && deliveryAddress.toLowerCase().includes(street);
  const known = isSaved && saved !== null ? saved : null;
  return {
    street: known?.street || read.street,
    city: known?.city || (read.city ?? ''),
    zipcode: known?.zipcode || (read.zipcode ?? ''),
  };
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
