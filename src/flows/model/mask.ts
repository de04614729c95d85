import { maskedText, maskedWord } from './maskText';
import { isSafeToShow } from './safeValues';

/** The shop's own messages. A server's message may repeat what a shopper typed, so every other sentence is masked. */
export type KnownSentences = ReadonlySet<string>;

const NOTHING_KNOWN: KnownSentences = new Set();

/** Fields whose mask hides the length, too. */
const FULLY_MASKED: ReadonlySet<string> = new Set(['password', 'newPassword', 'altcha', 'token']);

/** The pattern of field names. Any other key may be a text that a shopper typed. */
const FIELD = /^[A-Za-z_]\w{0,30}$/;

/** Built-in error names. Any other name may hold a shopper's text. */
const ERRORS: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'AbortError']);

/**
 * Copies an event, a context or a result and masks personal data: each letter becomes an x, each digit a 0, most other
 * characters a star. Guards still decide the same: a masked e-mail is still an e-mail, six digits stay six digits, and an
 * empty text stays empty. Booleans stay, as do words and numbers of fields that cannot hold personal data (`safeValues.ts`).
 *
 * Masking is idempotent, so that a replay of a masked recording reaches the same values.
 */
export function mask(value: unknown, known: KnownSentences = NOTHING_KNOWN, name = ''): unknown {
  if (typeof value === 'string') return known.has(value) ? value : text(name, value);
  if (typeof value === 'number') return isSafeToShow(name, value) ? rounded(value) : 0;
  if (Array.isArray(value)) return value.map((entry) => mask(entry, known, name));
  if (value instanceof Error) return error(value);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'boolean' ? value : nullOrUndefined(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return { is: value.constructor.name };
  return Object.fromEntries(
    Object.entries(value).map(([inner, entry], index) => [
      maskedKey(inner, index),
      mask(entry, known, inner),
    ]),
  );
}

/** Keeps field names. Masks other keys and numbers them, so that they stay distinct. */
export function maskedKey(key: string, index: number): string {
  return FIELD.test(key) || key === '' ? key : `${maskedText(key)} ${index}`;
}

function text(name: string, value: string): string {
  if (isSafeToShow(name, value)) return value;
  if (FULLY_MASKED.has(name)) return value === '' ? '' : 'xxxxxxxx';
  return maskedWord(name, value);
}

/** Functions and symbols are not data. */
const nullOrUndefined = (value: unknown) => (value === null ? null : undefined);

const error = ({ name, message }: Error) => ({
  name: ERRORS.has(name) ? name : 'Error',
  message: maskedText(message),
});

/** Progress values do not need 16 digits. */
const rounded = (value: number) => Math.round(value * 100) / 100;
