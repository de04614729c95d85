import * as v from 'valibot';
import * as quantityFields from '../text/fields/quantity';
import { QUANTITY_MAX, QUANTITY_MAX_CHARACTERS, QUANTITY_MIN } from './limits';
import { cleanText, toAsciiDigits } from './text';

const quantitySchema = (least: number, message: string) =>
  v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(QUANTITY_MAX, message),
  );

export const addedQuantitySchema = quantitySchema(QUANTITY_MIN, quantityFields.addedQuantity);

/** 0 removes the line. */
export const setQuantitySchema = quantitySchema(0, quantityFields.setQuantity);

/** Truncates the text of a quantity field to 4 characters (spec §5). */
export function cutQuantityText(text: string): string {
  return toAsciiDigits(text).slice(0, QUANTITY_MAX_CHARACTERS);
}

/**
 * Parses the cart's quantity field (spec §5).
 * @returns null if the text is to be ignored: empty, not a whole number, below 1 or over 4 characters
 */
export function parseCartQuantity(typed: string): number | null {
  const text = toAsciiDigits(typed);
  if (!/^\d+$/.test(text) || text.length > QUANTITY_MAX_CHARACTERS) return null;
  const quantity = Number(text);
  return quantity >= QUANTITY_MIN ? quantity : null;
}

/** Parses the quantity of the product page (spec §5). Anything but a plain number of at least 1 becomes 1. */
export function coerceProductQuantity(text: string): number {
  const plain = cutQuantityText(cleanText(text));
  const quantity = /^\d+(?:\.\d*)?$/.test(plain) ? Math.floor(Number(plain)) : QUANTITY_MIN;
  return quantity >= QUANTITY_MIN ? Math.min(quantity, QUANTITY_MAX) : QUANTITY_MIN;
}
