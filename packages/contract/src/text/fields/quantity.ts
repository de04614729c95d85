import { QUANTITY_MAX, QUANTITY_MIN } from '../../rules/limits';

const quantity = (least: number) =>
  `The quantity must be a whole number from ${least} to ${QUANTITY_MAX}.`;

export const addedQuantity = quantity(QUANTITY_MIN);
export const setQuantity = quantity(0);
