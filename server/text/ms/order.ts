import { durationText } from '@kedai/contract/text/ms/limitText';
import type { Translated } from '@kedai/contract/text/translated';
import type { orderText as english } from '../order';

export const orderText: Translated<typeof english> = {
  placed: 'Pesanan sudah dibuat.',
  paymentTitle: (orderId) => `Pesanan ${orderId}`,
  notFound: 'Pesanan ini tidak dijumpai.',
  unstorableId: 'Medan orderId mengandungi aksara yang tidak dapat disimpan.',
  selectionChanged:
    'Cara terima atau masa anda sudah berubah, mungkin dalam tab lain. Tiada apa-apa dipesan; sila semak dan buat pesanan sekali lagi.',
  selectionMissing:
    'Tarikh dan masa belum dipilih. Tiada apa-apa dipesan; sila pilih dan buat pesanan sekali lagi.',
  cartChanged:
    'Troli anda sudah berubah, mungkin dalam tab lain. Tiada apa-apa dipesan; sila semak dan buat pesanan sekali lagi.',
  priceChanged: (products, shipping) =>
    `Harga sudah berubah: kini produk RM${products} dan caj penghantaran RM${shipping}. Tiada apa-apa dipesan; sila semak jumlah baharu dan buat pesanan sekali lagi.`,
  tooManyTries: (waitMs) =>
    `Anda terlalu kerap cuba membuat pesanan. Sila tunggu ${durationText(waitMs)} atau hubungi penjual.`,
  tooMany: (waitMs) =>
    `Anda sudah membuat banyak pesanan. Sila tunggu ${durationText(waitMs)} atau hubungi penjual.`,
  noCardPayment: "Bayaran dengan kad tiada buat masa ini. Sila pilih Touch 'n Go eWallet.",
  pageNotOpened:
    "Halaman bayaran tidak dapat dibuka. Tiada apa-apa dipesan atau dibayar; sila cuba lagi atau pilih Touch 'n Go eWallet.",
  earlierPageOpen:
    'Bayaran kad anda sebelum ini tidak dapat ditutup. Tiada apa-apa dipesan atau dibayar; sila cuba lagi.',
  ownPageOpen:
    'Bayaran kad untuk pesanan ini tidak dapat ditutup. Tiada apa-apa berubah; sila cuba lagi.',
  justPaid:
    'Pesanan ini baru sahaja dibayar dengan kad. Tiada apa-apa berubah; sila semak sekali lagi.',
  cartPaid:
    'Troli anda sedang dibayar dengan kad, mungkin dalam tab lain. Tiada pesanan lain dibuat; sila semak pesanan anda.',
  cancelled: 'Pesanan ini sudah dibatalkan.',
  notCancellable: 'Pesanan ini tidak boleh dibatalkan di sini lagi. Sila hubungi penjual.',
  notCancellableAfterReceipt:
    'Resit sudah dihantar untuk pesanan ini, jadi pesanan tidak boleh dibatalkan di sini lagi. Sila hubungi penjual.',
};
