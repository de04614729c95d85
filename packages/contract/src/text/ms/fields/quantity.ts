import { QUANTITY_MAX, QUANTITY_MIN } from '../../../rules/limits';

const quantity = (least: number) =>
  `Kuantiti mesti nombor bulat dari ${least} hingga ${QUANTITY_MAX}.`;

export const addedQuantity = quantity(QUANTITY_MIN);
export const setQuantity = quantity(0);
