import * as v from 'valibot';
import { requiredText, toAsciiDigits } from './text';

const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
/** The hyphens and dashes of all scripts, the minus sign, and the long vowel mark of Japanese keyboards. */
const DASH = /[\p{Pd}\u2212\u30FC]/gu;
const GROUPS = /^\+?\d+(?:[ -]\d+)*$/;

/** '(03) 7955.2041' as '03 7955-2041': plain digits, in the groups in which they were typed. A text that is no number stays one. */
function plainPhone(text: string): string {
  return toAsciiDigits(text.normalize('NFKC'))
    .replace(DASH, '-')
    .replace(/[./]/g, '-')
    .replace(/^\+(.*?)\(0\)/, '+$1') // the 0 that is dialled inside the country only
    .replace(/[()]/g, ' ')
    .replace(/ *-[ -]*/g, '-')
    .replace(/ +/g, ' ')
    .replace(/^\+ /, '+')
    .trim();
}

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
