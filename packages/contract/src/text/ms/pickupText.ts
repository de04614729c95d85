import type { PICKUP_DELIVERED as english } from '../pickupText';
import type { Translated } from '../translated';

export const PICKUP_DELIVERED: Translated<typeof english> =
  'Anda memilih Ambil Sendiri, tetapi buat masa ini kami hanya membuat penghantaran: kami hantar ke alamat di atas, dalam slot ini.';
