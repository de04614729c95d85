import * as v from 'valibot';
import * as cartFields from '../text/fields/cart';
import { ORDER_MAX_LINES, QUANTITY_MAX } from './limits';
import { lenientNumber } from './schemas';
import { isStorable } from './text';

/** A cart: product id → feature → quantity (spec §3). */
export type CartData = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const EMPTY_CART: CartData = {};

export interface CartLineKey {
  readonly itemId: string;
  /** Empty for a product without features. */
  readonly feature: string;
}

/** A line's key as one string, unique in a cart. */
export const lineKey = ({ itemId, feature }: CartLineKey): string =>
  JSON.stringify([itemId, feature]);

const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= QUANTITY_MAX;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses a cart from a cookie or a response. Invalid entries are dropped.
 * @param quantityIn parses the quantity of an entry
 */
export function readCartData(
  value: unknown,
  quantityIn: (entry: unknown) => unknown = (entry) => entry,
): CartData {
  if (!isRecord(value)) return EMPTY_CART;
  const entries = Object.entries(value).flatMap(([itemId, features]) => {
    if (itemId === '' || !isStorable(itemId) || !isRecord(features)) return [];
    const kept = Object.entries(features)
      .map(([feature, entry]) => [feature, quantityIn(entry)] as const)
      .filter(([feature, quantity]) => isStorable(feature) && isQuantity(quantity));
    return kept.length > 0 ? [[itemId, Object.fromEntries(kept)] as const] : [];
  });
  return Object.fromEntries(entries) as CartData;
}

const featuresOf = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : []);

/** The number of lines of a cart; an id without lines counts as one. */
const countLines = (cart: Record<string, unknown>): number =>
  Object.values(cart).reduce<number>(
    (count, features) => count + Math.max(1, featuresOf(features).length),
    0,
  );

/**
 * A cart in a request. Invalid entries are dropped. A list is refused, and so is a cart with more lines than an order may
 * have, or with an id or feature that cannot be stored.
 */
export const cartDataSchema = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, cartFields.notAnObject),
  v.check((value) => countLines(value) <= ORDER_MAX_LINES, cartFields.tooManyLines),
  v.record(v.string(), v.unknown()),
  v.check((value) =>
    Object.entries(value).every(([itemId, features]) =>
      [itemId, ...featuresOf(features)].every(isStorable),
    ),
  ),
  v.transform((value): CartData => readCartData(value)),
);

/** A cart in a response. Its quantities may be numeric strings. */
export const cartResponseSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(
    (value): CartData => readCartData(value, (entry) => v.safeParse(lenientNumber, entry).output),
  ),
);

/** Reads own properties only, because a product may be named `constructor`. */
const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

/** The quantity of a line; 0 if it is not in the cart. */
export function quantityOf(cart: CartData, { itemId, feature }: CartLineKey): number {
  return ownValue(ownValue(cart, itemId) ?? {}, feature) ?? 0;
}

/** Sets the quantity of a line. 0 or less removes the line. The order of the lines stays. */
export function withQuantity(cart: CartData, key: CartLineKey, quantity: number): CartData {
  const features = ownValue(cart, key.itemId) ?? {};
  if (quantity > 0) {
    return { ...cart, [key.itemId]: { ...features, [key.feature]: quantity } };
  }
  const { [key.feature]: _removed, ...otherFeatures } = features;
  if (Object.keys(otherFeatures).length > 0) return { ...cart, [key.itemId]: otherFeatures };
  const { [key.itemId]: _emptied, ...others } = cart;
  return others;
}

/** Increases the quantity of a line, up to the maximum. */
export function withAdded(cart: CartData, key: CartLineKey, quantity: number): CartData {
  return withQuantity(cart, key, Math.min(quantityOf(cart, key) + quantity, QUANTITY_MAX));
}

export function linesOf(cart: CartData): readonly (CartLineKey & { readonly quantity: number })[] {
  return Object.entries(cart).flatMap(([itemId, features]) =>
    Object.entries(features).map(([feature, quantity]) => ({ itemId, feature, quantity })),
  );
}
