import { isValidState, VALID_STATES } from '../../contract/states';

/**
 * A text of which only the shape is left. What decides whether it is an e-mail, a phone number or a postcode is kept:
 * letters and digits of ASCII are told apart from others, and `@ . + - _` stay.
 */
export function maskedText(text: string): string {
  return text
    .replace(/[a-z]/g, 'x')
    .replace(/[A-Z]/g, 'X')
    .replace(/[0-9]/g, '0')
    .replace(/\s/g, ' ')
    .replace(/[^xX0 @.+_-]/gu, (sign) => (/[\p{L}\p{M}]/u.test(sign) ? 'é' : '*'));
}

/** The mask of a field's text: one of the states that the shop delivers to stays one. */
export function maskedWord(name: string, text: string): string {
  return name === 'state' && isValidState(text) ? VALID_STATES[0] : maskedText(text);
}
