import { SEARCH_MIN_CHARACTERS } from '@kedai/contract/rules/limits';
import type { searchText as english } from '../../catalogue/search';
import type { Translated } from '../../translated';

export const searchText: Translated<typeof english> = {
  label: 'Cari',
  placeholder: 'Cari produk',
  cancel: 'Batal',
  clear: 'Kosongkan',
  topSuggestions: 'Cadangan Teratas',
  noSuggestions: 'Tiada cadangan',
  results: 'Hasil Carian',
  noResults: 'Tiada hasil dijumpai',
  noResultsText: 'Cuba cari dengan kata kunci lain.',
  searching: 'Sedang mencari',
  typeMore: `Taip sekurang-kurangnya ${SEARCH_MIN_CHARACTERS} aksara.`,
  failed: 'Carian gagal. Sila cuba lagi.',
  shownOf: (shown, total) => `${shown} daripada ${total}. Taip lagi untuk mengecilkan carian.`,
  found: (count) => `${count} produk dijumpai`,
};
