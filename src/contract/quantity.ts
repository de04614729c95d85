import * as v from 'valibot';
import { QUANTITY_MAX, QUANTITY_MAX_CHARACTERS, QUANTITY_MIN } from './limits';
import { cleanText, toAsciiDigits } from './text';

/** A whole number from `least` to the largest quantity. */
const quantitySchema = (least: number) => {
  const message = `The quantity must be a whole number from ${least} to ${QUANTITY_MAX}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(QUANTITY_MAX, message),
  );
};

/** How many of a product are added to the cart. */
export const addedQuantitySchema = quantitySchema(QUANTITY_MIN);

/** What a cart line's quantity is set to; 0 removes the line. */
export const setQuantitySchema = quantitySchema(0);

/** The text of a quantity field cut to what it may hold (spec §5: 4 characters). */
export function cutQuantityText(text: string): string {
  return toAsciiDigits(text).slice(0, QUANTITY_MAX_CHARACTERS);
}

/**
 * Reads the cart's quantity field (spec §5).
 * @returns null when the text is to be ignored: empty, not a whole number, below 1 or over 4 characters.
 */
export function parseCartQuantity(typed: string): number | null {
  const text = toAsciiDigits(typed);
  if (!/^\d+$/.test(text) || text.length > QUANTITY_MAX_CHARACTERS) return null;
  const quantity = Number(text);
  return quantity >= QUANTITY_MIN ? quantity : null;
}

/** Reads the product page's quantity (spec §5), whole: whatever is no plain number (`1e3` is none) or below 1 becomes 1. */
export function coerceProductQuantity(text: string): number {
  const plain = cutQuantityText(cleanText(text));
  const quantity = /^\d+(?:\.\d*)?$/.test(plain) ? Math.floor(Number(plain)) : QUANTITY_MIN;
  return quantity >= QUANTITY_MIN ? Math.min(quantity, QUANTITY_MAX) : QUANTITY_MIN;
}
