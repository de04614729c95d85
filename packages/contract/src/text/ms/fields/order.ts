import { ORDER_MAX_LINES } from '../../../rules/limits';
import { required } from './required';

export const empty = 'Troli kosong.';
export const tooManyLines = `Satu pesanan boleh mempunyai paling banyak ${ORDER_MAX_LINES} baris barang. Sila buat dua pesanan.`;
export const note = required('catatan');
export const wrongPrice = 'Harga mesti teks dengan 2 tempat perpuluhan, contohnya "25.00".';
export const stateMissing = 'Pilih negeri.';
export const stateTooLong = 'Sila pilih negeri sekali lagi';
