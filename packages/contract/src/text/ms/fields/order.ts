import { ORDER_MAX_LINES } from '../../../rules/limits';
import type { orderFields as english } from '../../fields/order';
import type { Translated } from '../../translated';
import { required } from './required';

export const orderFields: Translated<typeof english> = {
  empty: 'Troli kosong.',
  tooManyLines: `Satu pesanan boleh mempunyai paling banyak ${ORDER_MAX_LINES} baris barang. Sila buat dua pesanan.`,
  note: required('catatan'),
  wrongPrice: 'Harga mesti teks dengan 2 tempat perpuluhan, contohnya "25.00".',
  stateMissing: 'Pilih negeri.',
  stateTooLong: 'Sila pilih negeri sekali lagi',
};
