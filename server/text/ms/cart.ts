import { waitText } from '@kedai/contract/text/ms/limitText';
import type { Translated } from '@kedai/contract/text/translated';
import type { cartText as english } from '../cart';

export const cartText: Translated<typeof english> = {
  added: 'Sudah ditambah ke troli.',
  removed: 'Sudah dibuang daripada troli.',
  updated: 'Troli sudah dikemas kini.',
  full: (most, present) =>
    `Troli hanya boleh memuatkan ${most} unit bagi satu produk; troli anda sudah ada ${present}. Tiada apa-apa ditambah.`,
  tooManyChanges: (waitMs) =>
    `Troli anda terlalu kerap diubah. Sila tunggu ${waitText(waitMs)} dan cuba lagi.`,
};
