import type { FileKind } from '@kedai/contract/rules/fileKind';
import type { Translated } from '@kedai/contract/text/translated';
import type { receiptText as english } from '../receipt';

const SCREENSHOT = 'Buat tangkapan skrin resit anda dan muat naik gambarnya.';
const unusable = (why: string) => `${why} ${SCREENSHOT}`;

const KINDS: Readonly<Partial<Record<FileKind, string>>> = {
  bmp: 'ialah gambar BMP yang tidak dapat dibuka oleh kedai',
  document: 'ialah dokumen',
  empty: 'kosong',
  heic: 'ialah gambar HEIC yang tidak dapat dibuka oleh kedai',
  pdf: 'ialah PDF',
  svg: 'ialah lukisan SVG',
  text: 'mengandungi teks sahaja',
  tiff: 'ialah gambar TIFF yang tidak dapat dibuka oleh kedai',
  video: 'ialah video',
};

export const receiptText: Translated<typeof english> = {
  uploaded: 'Resit sudah dimuat naik.',
  notFound: 'Resit ini tidak dijumpai.',
  otherKind: (kind) => unusable(`Fail ini ${KINDS[kind] ?? 'bukan gambar'}.`),
  damaged: unusable('Gambar ini rosak atau tidak lengkap.'),
  tooSlow: unusable('Gambar ini mengambil masa terlalu lama untuk dibuka.'),
  tooLarge: (width, height) => unusable(`Gambar ini terlalu besar: ${width} × ${height} piksel.`),
  tooSmall: (width, height) =>
    unusable(`Gambar ini terlalu kecil untuk dibaca: ${width} × ${height} piksel.`),
  busy: 'Banyak resit sedang diterima. Sila hantar resit anda sekali lagi dalam beberapa saat.',
  tooManyToday:
    'Anda sudah memuat naik banyak fail hari ini. Sila cuba lagi esok atau hantar resit anda kepada penjual.',
  used: 'Resit ini sudah dimuat naik untuk pesanan lain. Sila muat naik resit bayaran ini.',
  orderCancelled: 'Pesanan ini sudah dibatalkan. Jika anda sudah membayar, sila hubungi penjual.',
  orderByCard:
    "Pesanan ini dibayar dengan kad dan tidak memerlukan resit. Untuk membayar dengan Touch 'n Go eWallet, buat pesanan sekali lagi; jika anda sudah menghantar wang, sila hubungi penjual.",
  orderSettled: 'Bayaran pesanan ini sudah selesai; resit tidak diperlukan.',
};
