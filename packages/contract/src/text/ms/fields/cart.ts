import { ORDER_MAX_LINES } from '../../../rules/limits';

export const notAnObject = 'Medan cartData mesti objek yang mempunyai medan.';
export const tooManyLines = `Troli boleh memuatkan paling banyak ${ORDER_MAX_LINES} baris barang. Sila buang sebahagiannya.`;
