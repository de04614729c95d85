import type { placeFields as english } from '../../fields/place';
import type { Translated } from '../../translated';

export const placeFields: Translated<typeof english> = {
  tooLong: 'Cari alamat yang lebih pendek.',
};
