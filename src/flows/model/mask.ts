import { ERROR_CODES } from '../../contract/failure';
import { isValidState, VALID_STATES } from '../../contract/states';

/** Fields that say what happened, and nothing of the person it happened to. */
const TELLING: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'about',
  'field',
  'what',
  'status',
  'method',
  'payment',
  'serviceType',
  'date',
  'time',
  'receiptProblem',
  'orderId',
  'to',
]);

const KNOWN_CODES: ReadonlySet<unknown> = new Set(ERROR_CODES);

/**
 * Sentences that the shop itself says: they are no secret of anybody. What a server says may repeat what was
 * typed, so any other sentence is masked.
 */
export type KnownSentences = ReadonlySet<string>;

/**
 * A copy of an event, a context or a result in which no text that came from a person is left: each of its letters
 * is an x, each of its digits a 0. What such a text is can no longer be told, but what it does in a guard stays
 * the same: an e-mail is still one, six digits are six digits, and what was empty is empty. Texts are kept where a
 * field is known to hold none of anybody's (`type`, `status`, …), numbers and yes or no everywhere.
 */
export function mask(value: unknown, known: KnownSentences = new Set(), name = ''): unknown {
  if (typeof value === 'string') return known.has(value) ? value : maskedText(name, value);
  if (Array.isArray(value)) return value.map((entry) => mask(entry, known, name));
  if (value instanceof Error) return { name: value.name, message: maskedText('', value.message) };
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return { is: value.constructor.name };
  return Object.fromEntries(
    Object.entries(value).map(([inner, entry]) => [inner, mask(entry, known, inner)]),
  );
}

function maskedText(name: string, text: string): string {
  if (TELLING.has(name)) return text;
  if (name === 'code' && KNOWN_CODES.has(text)) return text;
  if (name === 'state' && isValidState(text)) return VALID_STATES[0];
  return text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[\p{L}\p{M}]/gu, (letter) => (letter === 'X' ? letter : 'x'))
    .replace(/\p{N}/gu, '0');
}
