import { maskedText, maskedWord } from './maskText';
import { isTelling } from './telling';

/**
 * Sentences that the shop itself says: they are no secret of anybody. What a server says may repeat what was
 * typed, so any other sentence is masked.
 */
export type KnownSentences = ReadonlySet<string>;

const NOTHING_KNOWN: KnownSentences = new Set();

/** Texts of which not even the length may be told. */
const UNTOLD: ReadonlySet<string> = new Set(['password', 'newPassword', 'altcha', 'token']);

/** A field's name; what is no name of a field may be something that was typed. */
const FIELD = /^[A-Za-z_]\w{0,30}$/;

/** Errors that the language itself knows; any other name was thought of by somebody. */
const ERRORS: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'AbortError']);

/**
 * A copy of an event, a context or a result in which nothing is left that came from a person: of a text, each letter is
 * an x, each digit a 0, any other sign a star. What such a text is can no longer be told, but what it does in a guard
 * stays the same: an e-mail is still one, six digits are six digits, and what was empty is empty. Words and numbers are
 * kept where their field can hold none of anybody's (`telling.ts`), yes and no everywhere.
 *
 * A mask that is masked again stays as it is, so that a replay comes to what was recorded.
 */
export function mask(value: unknown, known: KnownSentences = NOTHING_KNOWN, name = ''): unknown {
  if (typeof value === 'string') return known.has(value) ? value : text(name, value);
  if (typeof value === 'number') return isTelling(name, value) ? rounded(value) : 0;
  if (Array.isArray(value)) return value.map((entry) => mask(entry, known, name));
  if (value instanceof Error) return error(value);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'boolean' ? value : nothing(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return { is: value.constructor.name };
  return Object.fromEntries(
    Object.entries(value).map(([inner, entry], index) => [
      maskedKey(inner, index),
      mask(entry, known, inner),
    ]),
  );
}

/** A field's name stays; another key is masked, and kept apart from its neighbours. */
export function maskedKey(key: string, index: number): string {
  return FIELD.test(key) || key === '' ? key : `${maskedText(key)} ${index}`;
}

function text(name: string, value: string): string {
  if (isTelling(name, value)) return value;
  if (UNTOLD.has(name)) return value === '' ? '' : 'xxxxxxxx';
  return maskedWord(name, value);
}

/** Functions and symbols are no data. */
const nothing = (value: unknown) => (value === null ? null : undefined);

const error = ({ name, message }: Error) => ({
  name: ERRORS.has(name) ? name : 'Error',
  message: maskedText(message),
});

/** How far something is needs no 16 digits. */
const rounded = (value: number) => Math.round(value * 100) / 100;
