import type { collectionText as english } from '../../catalogue/collection';
import type { Translated } from '../../translated';

export const collectionText: Translated<typeof english> = {
  filtersOn: (count) => (count === 0 ? 'Tapisan' : `Tapisan (${count})`),
  category: 'Kategori',
  type: 'Jenis',
  clear: 'Kosongkan tapisan',
  sort: 'Isih',
  sorts: {
    relevant: 'Relevan',
    'low-high': 'Rendah ke Tinggi',
    'high-low': 'Tinggi ke Rendah',
  },
  list: 'Produk',
  loadMore: 'Lihat Lagi',
  count: (count) => `${count} produk`,
  shownOf: (shown, total) => `${shown} / ${total} produk`,
  shown: (count) => `${count} produk dipaparkan`,
  noneMatch: 'Tiada produk yang sepadan dengan tapisan ini',
  noneMatchText: 'Buang satu tapisan atau kosongkan semuanya.',
};
