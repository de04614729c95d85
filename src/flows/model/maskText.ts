import { isValidState, VALID_STATES } from '../../contract/states';

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

/** Masks a field's text. A valid delivery state becomes another valid one. */
export function maskedWord(name: string, text: string): string {
  return name === 'state' && isValidState(text) ? VALID_STATES[0] : maskedText(text);
}
