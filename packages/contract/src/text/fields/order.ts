import { ORDER_MAX_LINES } from '../../rules/limits';
import { required } from './required';

/** Messages of an order and of the request for its shipping fee. */
export const orderFields = {
  empty: 'The cart is empty.',
  tooManyLines: `An order has at most ${ORDER_MAX_LINES} lines. Please place two orders.`,
  note: required('a note'),
  wrongPrice: 'A price is a text with 2 decimals such as "25.00".',
  stateMissing: 'Choose a state.',
  stateTooLong: 'Please select the state again',
} as const;
