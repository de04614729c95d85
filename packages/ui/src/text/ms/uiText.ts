import type { Translated } from '@kedai/contract/text/translated';
import type { uiText as english } from '../uiText';

export const uiText: Translated<typeof english> = {
  busy: 'Sila tunggu',
  close: 'Tutup',
  showPassword: 'Tunjukkan kata laluan',
  hidePassword: 'Sembunyikan kata laluan',
  digit: (position, length) => `Digit ${position} daripada ${length}`,
  less: 'Kurangkan satu',
  more: 'Tambah satu',
  quantityTimes: (quantity) => `Kuantiti ${quantity} × `,
  beforeHours: (day) => `${day}, `,
  noPicture: 'Tiada gambar',
  breadcrumb: 'Laluan halaman',
  retry: 'Cuba lagi',
  broken: 'Bahagian halaman ini tidak dapat dipaparkan. Isi troli anda selamat.',
  loadAgain: 'Muat semula halaman',
  stillLoading: 'Masih memuatkan. Ini mengambil masa lebih lama daripada biasa.',
  unchecked: {
    title: 'Log masuk anda tidak dapat disemak',
    text: 'Semua dalam akaun anda masih ada. Semak sambungan anda dan cuba lagi.',
  },
};
