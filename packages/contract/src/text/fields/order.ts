import { ORDER_MAX_LINES } from '../../rules/limits';
import { required } from './required';

/* Messages of an order and of the request for its shipping fee. */

export const empty = 'The cart is empty.';
export const tooManyLines = `An order has at most ${ORDER_MAX_LINES} lines. Please place two orders.`;
export const note = required('a note');
export const wrongPrice = 'A price is a text with 2 decimals such as "25.00".';
export const stateMissing = 'Choose a state.';
export const stateTooLong = 'Please select the state again';
