import { isValidState, VALID_STATES } from '../../contract/states';
import { failureText } from '../../text/failures';
import { isSafeToShow } from './safeValues';

/**
 * The shop's own error messages. They never repeat what a shopper typed, so they need no mask. A server's message may, so
 * every other sentence is masked.
 */
const knownSentences: ReadonlySet<string> = new Set(Object.values(failureText));

/** Fields whose mask hides the length, too. */
const FULLY_MASKED: ReadonlySet<string> = new Set(['password', 'newPassword', 'altcha', 'token']);

/** The pattern of field names. Any other key may be a text that a shopper typed. */
const FIELD = /^[A-Za-z_]\w{0,30}$/;

/**
 * Copies an event, a context or a result and masks personal data: each letter becomes an x, each digit a 0, most other
 * characters a star. Guards still decide the same: a masked e-mail is still an e-mail, six digits stay six digits, and an
 * empty text stays empty. Booleans stay, as do words and numbers of fields that cannot hold personal data (`safeValues.ts`).
 *
 * Masking is idempotent, so that a replay of a masked recording reaches the same values.
 */
export function mask(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return maskedField(name, value);
  // Progress values do not need 16 digits.
  if (typeof value === 'number')
    return isSafeToShow(name, value) ? Math.round(value * 100) / 100 : 0;
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => mask(entry, name));
  if (value instanceof Error) return { name: value.name, message: maskedText(value.message) };
  if (!isRecord(value)) return { is: value.constructor.name };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner], index) => [maskedKey(key, index), mask(inner, key)]),
  );
}

/** Whether a value is plain data with fields, not an instance of a class. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Keeps field names. Masks other keys and numbers them, so that they stay distinct. */
export function maskedKey(key: string, index: number): string {
  return FIELD.test(key) || key === '' ? key : `${maskedText(key)} ${index}`;
}

function maskedField(name: string, value: string): string {
  if (knownSentences.has(value) || isSafeToShow(name, value)) return value;
  if (FULLY_MASKED.has(name)) return 'xxxxxxxx';
  // A valid delivery state becomes another valid one.
  return name === 'state' && isValidState(value) ? VALID_STATES[0] : maskedText(value);
}

/**
 * Masks a text but preserves its shape, so that it still validates as an e-mail, a phone number or a postcode: ASCII letters
 * and digits map to others than the rest, and `@ . + - _` stay.
 */
export function maskedText(text: string): string {
  return text
    .replace(/[a-z]/g, 'x')
    .replace(/[A-Z]/g, 'X')
    .replace(/[0-9]/g, '0')
    .replace(/\s/g, ' ')
    .replace(/[^xX0 @.+_-]/gu, (sign) => (/[\p{L}\p{M}]/u.test(sign) ? 'é' : '*'));
}
