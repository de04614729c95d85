import { ORDER_MAX_LINES, QUANTITY_MAX, QUANTITY_MIN } from '../../rules/limits';

const quantity = (least: number) =>
  `The quantity must be a whole number from ${least} to ${QUANTITY_MAX}.`;

/* Messages of quantities and carts. */

export const addedQuantity = quantity(QUANTITY_MIN);
export const setQuantity = quantity(0);
export const notAnObject = 'The field cartData must be an object with fields.';
export const tooManyLines = `A cart has at most ${ORDER_MAX_LINES} lines. Please remove some.`;
