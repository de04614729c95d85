import type { newsFields as english } from '../../fields/news';
import type { Translated } from '../../translated';

export const newsFields: Translated<typeof english> = {
  wrongPage: 'Halaman mesti nombor bulat mulai 1.',
  wrongLimit: 'Had mesti nombor bulat dari 1 hingga 100.',
};
