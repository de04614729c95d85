import * as v from 'valibot';
import * as phoneFields from '../text/fields/phone';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './limits';
import { requiredText, toAsciiDigits } from './text';

/** The hyphens and dashes of all scripts, the minus sign, and the long vowel mark of Japanese keyboards. */
const DASH = /[\p{Pd}\u2212\u30FC]/gu;
/** Other separators of groups: middle dots, underscores, tildes, and commas that do not begin another number. */
const SEPARATOR = /[./_~\u00B7\u2022\u2027\u2219\u22C5\u30FB]|,(?! )/gu;
/** The trunk prefix 0 after a country code. */
const INNER_ZERO = /^((?:\W*\+|\W*00)\W*\d{1,3}\W*?)\( *0 *\)/;
const LABEL = /^(?:tel|telephone|telefon|phone|mobile|hp)\b[.: ]*/i;
const GROUPS = /^\+?\d+(?:[ -]\d+)*$/;

/** Normalises a phone number but keeps its groups: '(03) 7955.2041' becomes '03 7955-2041'. */
function plainPhone(text: string): string {
  return toAsciiDigits(text.normalize('NFKC'))
    .replace(LABEL, '')
    .replace(DASH, '-')
    .replace(SEPARATOR, '-')
    .replace(INNER_ZERO, '$1')
    .replace(/[()[\]]/g, ' ')
    .replace(/ *-[ -]*/g, '-')
    .replace(/ +/g, ' ')
    .replace(/^[ -]+|[ -]+$/g, '')
    .replace(/^\+ /, '+');
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return GROUPS.test(text) && digits >= PHONE_MIN_DIGITS && digits <= PHONE_MAX_DIGITS;
}

/** A phone number of any country. */
export const phoneSchema = v.pipe(
  requiredText(phoneFields.phone),
  v.transform(plainPhone),
  v.check(isPhone, phoneFields.wrongPhone),
);
