import { ORDER_MAX_LINES, QUANTITY_MAX, QUANTITY_MIN } from '../../../rules/limits';
import type { cartFields as english } from '../../fields/cart';
import type { Translated } from '../../translated';

const quantity = (least: number) =>
  `Kuantiti mesti nombor bulat dari ${least} hingga ${QUANTITY_MAX}.`;

export const cartFields: Translated<typeof english> = {
  addedQuantity: quantity(QUANTITY_MIN),
  setQuantity: quantity(0),
  notAnObject: 'Medan cartData mesti objek yang mempunyai medan.',
  tooManyLines: `Troli boleh memuatkan paling banyak ${ORDER_MAX_LINES} baris barang. Sila buang sebahagiannya.`,
};
