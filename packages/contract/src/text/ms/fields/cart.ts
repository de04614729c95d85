import { ORDER_MAX_LINES, QUANTITY_MAX, QUANTITY_MIN } from '../../../rules/limits';

const quantity = (least: number) =>
  `Kuantiti mesti nombor bulat dari ${least} hingga ${QUANTITY_MAX}.`;

export const addedQuantity = quantity(QUANTITY_MIN);
export const setQuantity = quantity(0);
export const notAnObject = 'Medan cartData mesti objek yang mempunyai medan.';
export const tooManyLines = `Troli boleh memuatkan paling banyak ${ORDER_MAX_LINES} baris barang. Sila buang sebahagiannya.`;
