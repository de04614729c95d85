import type { failureText as english } from '../failures';
import type { Translated } from '../translated';

export const failureText: Translated<typeof english> = {
  offline: 'Kedai tidak dapat dihubungi. Semak sambungan anda dan cuba lagi.',
  timeout: 'Kedai mengambil masa terlalu lama untuk menjawab. Sila cuba lagi.',
  aborted: 'Permintaan telah dibatalkan.',
  malformed: 'Jawapan kedai tidak dapat dibaca. Sila cuba lagi.',
  badRequest:
    'Kedai tidak dapat menerima permintaan ini. Semak maklumat yang anda isi dan cuba lagi.',
  notSignedIn: 'Sila log masuk dan cuba lagi.',
  otherCustomer:
    'Anda kini log masuk sebagai pelanggan lain. Tiada apa-apa dihantar; sila semak dan cuba lagi.',
  unchecked:
    'Kami tidak dapat memastikan bahawa anda sudah log masuk, jadi tiada apa-apa dihantar. Sila cuba lagi.',
  notAllowed: 'Anda tiada akses kepada bahagian ini.',
  notFound: 'Kami tidak menjumpainya.',
  tooLarge: 'Maklumat yang anda hantar terlalu besar.',
  tooMany: 'Terlalu banyak permintaan. Sila tunggu sebentar dan cuba lagi.',
  serverDown: 'Kedai sedang mengalami masalah. Sila cuba lagi nanti.',
  refused: 'Permintaan ini tidak diterima.',
  profileNotStored:
    'Pelayar anda tidak dapat menyimpannya kerana storan penuh atau disekat. Maklumat ini kekal sehingga anda meninggalkan kedai.',
  draftNotStored:
    'Pelayar anda tidak dapat menyimpan apa yang anda taip kerana storan penuh atau disekat. Semuanya akan hilang apabila anda memuat semula atau meninggalkan halaman ini.',
  cartNotStored:
    'Pelayar anda tidak dapat menyimpan troli kerana storan penuh atau disekat. Tiada apa-apa berubah.',
  cartTooLarge:
    'Troli anda penuh: barang lain hanya boleh ditambah selepas anda log masuk. Tiada apa-apa berubah.',
};
