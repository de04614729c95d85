import type { Translated } from '@kedai/contract/text/translated';
import type { navigation as english } from '../navigation';

export const navigation = {
  // Short, so that they fit into one line of a tablet.
  main: [
    { label: 'UTAMA', page: 'home' },
    { label: 'PRODUK', page: 'collection' },
    { label: 'BERITA', page: 'news' },
    { label: 'TENTANG', page: 'about' },
    { label: 'CAWANGAN', page: 'outlets' },
  ],
  mobile: [
    { label: 'UTAMA', page: 'home' },
    { label: 'KOLEKSI', page: 'collection' },
    { label: 'TENTANG KAMI', page: 'about' },
    { label: 'HUBUNGI KAMI', page: 'contact' },
  ],
} as const satisfies Translated<typeof english>;
