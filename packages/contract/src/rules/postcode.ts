import * as v from 'valibot';
import * as postcodeFields from '../text/fields/postcode';
import { cleanText, requiredText, toAsciiDigits } from './text';

const RUN_OF_FIVE = /(?<![\p{L}\p{N}]|\d-)\d{5}(?![\p{L}\p{N}]|-\d)/gu;
/** The country before its postcode: `MY47300`, `MY-47300`. */
const COUNTRY = /\bMY-?(?=\d{5}\b)/gi;
/** Five digits, possibly in groups, outside longer numbers and words. */
const FIVE_DIGITS = /(?<![\p{L}\p{N}]|\d[ .-])\d(?:[ .-]?\d){4}(?![\p{L}\p{N}]|[ .-]\d)/gu;

/**
 * Extracts the postcode from typed or pasted text. If there is not exactly one, returns the cleaned text.
 *
 * @example readPostcode('Poskod 47 300') // '47300'
 */
export function readPostcode(text: string): string {
  const clean = toAsciiDigits(cleanText(text));
  const plain = clean.replace(COUNTRY, '');
  const [found, ...more] = plain.match(RUN_OF_FIVE) ?? plain.match(FIVE_DIGITS) ?? [];
  return found === undefined || more.length > 0 ? clean : found.replace(/\D/g, '');
}

export const postcodeSchema = v.pipe(
  requiredText(postcodeFields.zipcode),
  v.transform(readPostcode),
  v.regex(/^\d{5}$/, postcodeFields.wrongZipcode),
);

/** The error of a postcode that is being typed; undefined while more digits could make it valid. */
export const postcodeProblem = (typed: string): string | undefined =>
  /^\d{0,5}$/.test(readPostcode(typed)) ? undefined : postcodeFields.wrongZipcode;
