import { ORDER_MAX_LINES } from '../../rules/limits';

/* Messages of a cart. */

export const notAnObject = 'The field cartData must be an object with fields.';
export const tooManyLines = `A cart has at most ${ORDER_MAX_LINES} lines. Please remove some.`;
