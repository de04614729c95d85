import type { AddressDraft, AddressField } from '@kedai/contract/rules/address';
import { deliveryPlace } from '@kedai/contract/rules/deliveryAddress';
import { findState } from '@kedai/contract/rules/states';
import { cleanText } from '@kedai/contract/rules/text';
import type { LocalAddress } from '../../state/device/slices';
import type { KeyValueStorage } from '../../state/device/storage';

/**
 * The fields that the delivery address of the service provides for the order's address. The shopper chooses the state
 * separately, because the shipping fee depends on it (spec §4).
 */
type PrefillFields = Pick<AddressDraft, 'street' | 'city' | 'zipcode'>;

const PREFILL_FIELDS = ['street', 'city', 'zipcode'] as const satisfies (keyof PrefillFields)[];

/** The tab's storage key for the applied delivery address, which tells typed fields from prefilled ones. */
const PREFILL_KEY = 'kedai:checkout:filled';

/**
 * The address fields of a chosen delivery address. Missing fields come from the address saved in My Profile, if it has the
 * same street, or the same town and the text has no street.
 */
export function addressFieldsFrom(
  deliveryAddress: string,
  saved: LocalAddress | null,
): PrefillFields {
  const { street, city = '', zipcode = '' } = deliveryPlace(deliveryAddress);
  const parsed = { street, city, zipcode };
  if (saved === null) return parsed;
  if (zipcode !== '' && saved.zipcode !== '' && !isEqual(zipcode, saved.zipcode)) return parsed;
  const isSame =
    street === '' ? city !== '' && isEqual(city, saved.city) : isEqual(street, saved.street);
  if (!isSame) return parsed;
  return {
    street: saved.street || street,
    city: saved.city || city,
    zipcode: saved.zipcode || zipcode,
  };
}

const isEqual = (one: string, other: string) =>
  cleanText(one).toLowerCase() === cleanText(other).toLowerCase();

/**
 * Applies a chosen delivery address to the order's address. Fields that still have their prefilled value are replaced, or
 * emptied if the new address has no value for them. Typed fields stay.
 * `isContradicted` is true if the delivery address changed and typed fields now contradict it.
 */
export function applyDeliveryAddress(
  address: AddressDraft,
  deliveryAddress: string,
  saved: LocalAddress | null,
  storage: KeyValueStorage,
): { readonly address: AddressDraft; readonly isContradicted: boolean } {
  const fields = addressFieldsFrom(deliveryAddress, saved);
  const previous = storage.getItem(PREFILL_KEY);
  const typed = typedFields(address, previous, saved);
  const typedValues = Object.fromEntries(typed.map((field) => [field, address[field]]));
  // The state is never prefilled from a delivery address.
  const contradicts =
    address.state !== '' || typed.some((field) => address[field] !== fields[field]);
  return {
    address: { ...address, ...fields, ...typedValues },
    isContradicted: contradicts && previous !== deliveryAddress,
  };
}

/** The fields that the shopper typed; all of them if an address was started without being prefilled. */
function typedFields(
  address: AddressDraft,
  previous: string | null,
  saved: LocalAddress | null,
): readonly (keyof PrefillFields)[] {
  if (previous !== null) {
    const prefilled = addressFieldsFrom(previous, saved);
    return PREFILL_FIELDS.filter((field) => address[field] !== prefilled[field]);
  }
  const isUntouched = (field: keyof PrefillFields) =>
    address[field] === '' || address[field] === saved?.[field];
  return PREFILL_FIELDS.every(isUntouched) ? [] : PREFILL_FIELDS;
}

/** Remembers the applied delivery address. If the storage fails, a later one replaces no field. */
export const rememberDeliveryAddress = (deliveryAddress: string, storage: KeyValueStorage): void =>
  storage.setItem(PREFILL_KEY, deliveryAddress);

/** A person needs longer to go from one field to the next, ms. */
const SAME_FILL_MS = 100;

/** The fields that a browser has just filled in at once, with the time of the last one, ms. */
export interface Fill {
  readonly at: number;
  readonly fields: readonly AddressField[];
}

/** The fields that changed together with this one: several when the browser or a password manager filled in the form. */
export const continueFill = (fill: Fill, field: AddressField, now: number): Fill => ({
  at: now,
  fields: [...(now - fill.at < SAME_FILL_MS ? fill.fields : []), field],
});

/**
 * Whether a browser filled in a part of an address while other lines are still those of the chosen delivery place. Browsers
 * leave lines that have a value as they are, so the rest may be of another address.
 */
export function isMixedAddress(
  address: AddressDraft,
  { fields }: Fill,
  deliveryAddress: string,
  saved: LocalAddress | null,
): boolean {
  const isFilled = (field: AddressField) => fields.includes(field);
  const prefilled = addressFieldsFrom(deliveryAddress, saved);
  const isKept = (field: keyof PrefillFields) =>
    prefilled[field] !== '' && address[field] === prefilled[field] && !isFilled(field);
  return (
    new Set(fields).size > 1 &&
    (isFilled('state') || PREFILL_FIELDS.some(isFilled)) &&
    PREFILL_FIELDS.some(isKept)
  );
}

/** The delivery state that the text of a delivery address names, or null. */
export const stateNamedIn = (deliveryAddress: string): string | null =>
  deliveryAddress
    .split(',')
    .map(findState)
    .findLast((state) => state !== null) ?? null;
