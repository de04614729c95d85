import * as v from 'valibot';
import { ORDER_MAX_LINES, QUANTITY_MAX } from './limits';
import { lenientNumber } from './schemas';
import { isStorable } from './text';

/** A cart: product id → feature → quantity (spec §3). */
export type CartData = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const EMPTY_CART: CartData = {};

/** One line of a cart as it is addressed. */
export interface CartLineKey {
  readonly itemId: string;
  /** The chosen feature; the empty text for a product without features. */
  readonly feature: string;
}

/** A line's address as one text, unlike that of any other line: for maps and lists. */
export const lineKey = ({ itemId, feature }: CartLineKey): string =>
  JSON.stringify([itemId, feature]);

const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= QUANTITY_MAX;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a cart defensively, from a cookie or an answer: an entry that is no quantity is dropped and the
 * rest is kept, whatever the value is.
 * @param quantityIn what is taken for the quantity of an entry; the entry itself, where it is not said
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
 * A cart in a request, read defensively. A list is refused, and so is a cart with more lines than an order may have, or with
 * an id or feature that no database could hold.
 */
export const cartDataSchema = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, 'The field cartData must be an object with fields.'),
  v.check(
    (value) => countLines(value) <= ORDER_MAX_LINES,
    `A cart has at most ${ORDER_MAX_LINES} lines. Please remove some.`,
  ),
  v.record(v.string(), v.unknown()),
  v.check((value) =>
    Object.entries(value).every(([itemId, features]) =>
      [itemId, ...featuresOf(features)].every(isStorable),
    ),
  ),
  v.transform((value): CartData => readCartData(value)),
);

/** A cart that a shop answers; its quantities may be numeric texts. */
export const answeredCartSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(
    (value): CartData => readCartData(value, (entry) => v.safeParse(lenientNumber, entry).output),
  ),
);

/** The value of a key that the record itself has: a product named `constructor` must not find what every object has. */
const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

/** How many of a line are in the cart; 0 when it is not. */
export function quantityOf(cart: CartData, { itemId, feature }: CartLineKey): number {
  return ownValue(ownValue(cart, itemId) ?? {}, feature) ?? 0;
}

/** The cart with a line's quantity set, lines in their places; 0 or less takes the line out. */
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

/** The cart with so many more of a line, at most the largest quantity that a line may have. */
export function withAdded(cart: CartData, key: CartLineKey, quantity: number): CartData {
  return withQuantity(cart, key, Math.min(quantityOf(cart, key) + quantity, QUANTITY_MAX));
}

/** The lines of a cart, as a flat list in the cart's order. */
export function linesOf(cart: CartData): readonly (CartLineKey & { readonly quantity: number })[] {
  return Object.entries(cart).flatMap(([itemId, features]) =>
    Object.entries(features).map(([feature, quantity]) => ({ itemId, feature, quantity })),
  );
}
