import type { catalogueText as english } from '../../catalogue/catalogue';
import type { Translated } from '../../translated';

export const catalogueText: Translated<typeof english> = {
  failed: 'Produk tidak dapat dimuatkan.',
  failedTitle: 'Produk tidak dapat dipaparkan',
  loading: 'Memuatkan produk',
  currentlyNone: 'Tiada produk di sini buat masa ini.',
  bestseller: 'Paling laris',
};
