import type { cartText as english } from '../../order/cart';
import type { Translated } from '../../translated';

const ENDED = 'Sesi anda sudah tamat';
const CART_SAVED =
  'Troli anda disimpan dalam akaun anda. Log masuk dan kami bawa anda kembali ke sini.';

export const cartText: Translated<typeof english> = {
  title: 'Troli Anda',
  count: (pieces) => `${pieces} barang`,
  columns: { product: 'Produk', price: 'Harga', quantity: 'Kuantiti', total: 'Jumlah' },
  quantityOf: (name) => `Kuantiti ${name}`,
  remove: 'Buang',
  removed: 'Barang itu sudah dibuang daripada troli anda.',
  gone: (name) => `${name ?? 'Produk ini'} tidak dijual lagi.`,
  subtotal: 'Jumlah kecil',
  note: 'Cukai dan caj penghantaran dikira semasa pembayaran',
  proceed: 'KE PEMBAYARAN',
  logIn: 'Sila log masuk sebelum meneruskan ke pembayaran.',
  logInLink: 'Klik di sini',
  keepShopping: 'Teruskan membeli-belah',
  loading: 'Memuatkan troli anda',
  failed: 'Troli anda tidak dapat dimuatkan',
  failedText: 'Isinya masih selamat. Sila cuba lagi.',
  ended: {
    title: ENDED,
    text: CART_SAVED,
    action: 'Log masuk',
  },
  endedNotice: `${ENDED}. ${CART_SAVED}`,
  empty: {
    title: 'Troli anda kosong',
    text: 'Barang yang anda tambah akan menunggu di sini.',
    action: 'Lihat koleksi',
  },
};
