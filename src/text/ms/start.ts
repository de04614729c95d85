import type { startText as english } from '../start';
import type { Translated } from '../translated';

export const startText: Translated<typeof english> = {
  stuck:
    'Halaman ini belum boleh digunakan. Semak sambungan anda. Jika kedai baru dikemas kini, muat semula halaman ini.',
};
