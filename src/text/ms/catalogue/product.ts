import { RETURN_DAYS } from '@kedai/contract/rules/limits';
import type { productText as english, addedText as englishAdded } from '../../catalogue/product';
import type { Translated } from '../../translated';

export const productText: Translated<typeof english> = {
  home: 'Utama',
  collection: 'Produk',
  pictures: 'Gambar',
  picture: (name, position) => `${name}, gambar ${position}`,
  showPicture: (position) => `Tunjukkan gambar ${position}`,
  select: 'Pilih:',
  quantity: 'Kuantiti',
  add: 'TAMBAH KE TROLI',
  somethingWrong: 'Ada yang tidak kena',
  ended: 'Sesi anda sudah tamat. Log masuk dan kami bawa anda kembali ke sini.',
  logIn: 'Log masuk',
  notes: [
    'Produk 100% asli.',
    'Bayaran tunai semasa penghantaran tersedia untuk produk ini.',
    `Pemulangan dan penukaran mudah dalam tempoh ${RETURN_DAYS} hari.`,
  ],
  related: 'Produk Berkaitan',
  loading: 'Memuatkan produk',
  goneTitle: 'Produk tidak dijumpai',
  goneText: 'Produk ini mungkin sudah habis dijual atau pautannya sudah lama.',
  toCollection: 'Lihat koleksi',
};

export const addedText: Translated<typeof englishAdded> = {
  title: 'Ditambah ke Troli',
  quantity: (quantity) => `Kuantiti: ${quantity}`,
  viewBag: (count) => `Lihat Troli (${count})`,
  checkout: (count) => `Pembayaran (${count})`,
};
