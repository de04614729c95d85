import { sizeText } from '@kedai/contract/text/ms/limitText';
import type { Translated } from '@kedai/contract/text/translated';
import type { requestText as english } from '../request';

export const requestText: Translated<typeof english> = {
  empty: 'Permintaan ini kosong. Hantar medannya sebagai JSON.',
  brokenJson: 'Permintaan ini bukan JSON yang sah. Semak tanda petikan, koma dan kurungannya.',
  notJson: 'Hantar permintaan sebagai application/json.',
  notForm: 'Hantar permintaan sebagai multipart/form-data.',
  tooLong: (bytes) => `Permintaan ini terlalu panjang; hanya ${bytes / 1024} KB dibaca.`,
  tooDeep: (levels) =>
    `Permintaan ini terlalu berlapis-lapis; hanya ${levels} lapisan senarai dan objek dibenarkan.`,
  tooSlow:
    'Sambungan anda terlalu perlahan buat masa ini, jadi permintaan tidak sampai. Sila cuba lagi, mungkin dari tempat lain.',
  brokenHeader: (name) => `Pengepala ${name} bukan JSON yang dikodkan untuk URL.`,
  brokenKey: 'Idempotency-Key ialah teks 8 hingga 100 aksara yang dapat dilihat.',
  unreadableAddress: 'Alamat permintaan ini tidak dapat dibaca. Semak tanda peratusnya.',
  wrongAddress: {
    title: 'Alamat ini tidak dapat dibaca',
    text: 'Ada kesilapan dalam alamat ini. Mungkin sebahagiannya hilang semasa disalin.',
    toShop: 'Ke kedai',
  },
  keyReused: 'Idempotency-Key ini pernah dihantar dengan permintaan lain. Hantar kunci baharu.',
  foreignOrigin: 'Permintaan ini datang daripada laman lain dan ditolak.',
  incompleteUpload: 'Fail yang dimuat naik tidak lengkap. Sila hantar sekali lagi.',
  fileTooLarge: (bytes) =>
    `Fail ini terlalu besar. Pilih fail yang tidak melebihi ${sizeText(bytes)}.`,
  notSignedIn: 'Sila log masuk dan cuba lagi.',
  nobodySignedIn: 'Tiada sesiapa log masuk.',
  otherCustomer:
    'Anda kini log masuk sebagai pelanggan lain. Tiada apa-apa dihantar; sila semak dan cuba lagi.',
  notFound: 'Tiada apa-apa di alamat ini.',
  internal: 'Ada masalah di pihak kami. Sila cuba lagi.',
  databaseDown: 'Kedai sangat sibuk buat masa ini. Sila cuba lagi dalam beberapa saat.',
  diskFull:
    'Kedai tidak dapat menyimpan apa-apa buat masa ini. Tiada apa-apa disimpan; sila cuba lagi nanti.',
  picturesDown:
    'Gambar tidak dapat disimpan atau dipaparkan buat masa ini. Tiada apa-apa berubah; sila cuba lagi selepas seminit.',
  restarting: 'Kedai sedang dimulakan semula. Sila cuba lagi dalam beberapa saat.',
  manyOfYours: 'Banyak permintaan anda masih diproses. Sila tunggu beberapa saat dan cuba lagi.',
  manyUploads: 'Terlalu banyak fail sedang dimuat naik. Sila cuba lagi dalam beberapa saat.',
};
