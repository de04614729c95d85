import * as v from 'valibot';
import { requiredText, toAsciiDigits } from './text';

const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
/** The hyphens and dashes of all scripts, and the minus sign. */
const DASH = /[\p{Pd}\u2212]/gu;
/** The 0 that is dialled inside the country only, after the code of the country. */
const INNER_ZERO = /^(\W*(?:\+|00)\W*\d{1,3}\W*?)\( *0 *\)/;
const GROUPS = /^\+?\d+(?:[ -]\d+)*$/;

/** '(03) 7955 2041' as '03 7955 2041': plain digits, in the groups in which they were typed. */
const plainPhone = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC'))
    .replace(DASH, '-')
    .replace(INNER_ZERO, '$1')
    .replace(/[()[\]./_]/g, ' ')
    .replace(/ *-[ -]*/g, '-')
    .replace(/ +/g, ' ')
    .replace(/^[ -]+|[ -]+$/g, '')
    .replace(/^\+ /, '+');

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return GROUPS.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}

/** A phone number of any country. */
export const phoneSchema = v.pipe(
  requiredText('the phone number'),
  v.transform(plainPhone),
  v.check(isPhone, `Enter a phone number of ${MIN_DIGITS} to ${MAX_DIGITS} digits.`),
);
