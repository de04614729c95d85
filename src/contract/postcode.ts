import * as v from 'valibot';
import { cleanText, requiredText, toAsciiDigits } from './text';

const WRONG_POSTCODE = 'Enter a zipcode of 5 digits.';
const RUN_OF_FIVE = /(?<![\p{L}\p{N}]|\d-)\d{5}(?![\p{L}\p{N}]|-\d)/gu;
/** The country before its postcode: `MY47300`, `MY-47300`. */
const COUNTRY = /\bMY-?(?=\d{5}\b)/gi;
/** Five digits, perhaps in groups, that are no part of a longer number or word. */
const FIVE_DIGITS = /(?<![\p{L}\p{N}]|\d[ .-])\d(?:[ .-]?\d){4}(?![\p{L}\p{N}]|[ .-]\d)/gu;

/**
 * The postcode in a text that was typed or pasted; the text itself, cleaned, when it holds none or several.
 *
 * @example readPostcode('Poskod 47 300') // '47300'
 */
export function readPostcode(text: string): string {
  const clean = toAsciiDigits(cleanText(text));
  const plain = clean.replace(COUNTRY, '');
  const [found, ...more] = plain.match(RUN_OF_FIVE) ?? plain.match(FIVE_DIGITS) ?? [];
  return found === undefined || more.length > 0 ? clean : found.replace(/\D/g, '');
}

/** A postcode of Malaysia. */
export const postcodeSchema = v.pipe(
  requiredText('the zipcode'),
  v.transform(readPostcode),
  v.regex(/^\d{5}$/, WRONG_POSTCODE),
);

/** What is wrong with a postcode that is being typed; nothing while more digits may make it right. */
export const postcodeProblem = (typed: string): string | undefined =>
  /^\d{0,5}$/.test(readPostcode(typed)) ? undefined : WRONG_POSTCODE;
