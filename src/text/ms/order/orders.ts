import type { OrderItem } from '@kedai/contract/calls/order';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { durationOver } from '@kedai/contract/text/limitText';
import { choiceName } from '@kedai/contract/text/ms/values';
import type { ordersText as english } from '../../order/orders';
import type { Translated } from '../../translated';

export const ordersText: Translated<typeof english> = {
  title: 'PESANAN SAYA',
  order: (id) => `Pesanan ${id}`,
  date: 'Tarikh',
  payment: 'Bayaran',
  method: (method) => (method === 'tng' ? "Touch 'n Go eWallet" : method),
  delivery: 'Penghantaran',
  pickup: 'Ambil Sendiri',
  pickupDelivered:
    'Anda memilih Ambil Sendiri, tetapi buat masa ini kami hanya membuat penghantaran: alamat penghantaran ialah alamat dalam pesanan.',
  note: 'Catatan anda',
  shipping: 'Caj Penghantaran',
  total: 'Jumlah',
  showMore: 'Lihat Lagi',
  showLess: 'Lihat Kurang',
  contact: 'Hubungi Penjual',
  pay: 'Bayar',
  track: 'Jejak Pesanan',
  view: 'Lihat Pesanan',
  timeLeft: 'Baki masa untuk membayar',
  refused: 'Resit anda tidak diterima',
  windowOver: durationOver(PAYMENT_WINDOW_MS, 'untuk membayar'),
  emptyTitle: 'Belum ada pesanan',
  emptyText: 'Pesanan yang anda buat akan muncul di sini.',
  emptyAction: 'Mula membeli-belah',
  loading: 'Memuatkan pesanan anda',
  moreOrders: 'Lihat pesanan lain',
  shownOf: (shown, total) => `${shown} daripada ${total} pesanan`,
  moreFailed: (reason) => `Pesanan lain tidak dapat dimuatkan. ${reason}`,
  failed: 'Pesanan anda tidak dapat dimuatkan',
};

export const sellerMessage = (
  { name, date, amount }: Readonly<Record<'name' | 'date' | 'amount', string>>,
  items: readonly Pick<OrderItem, 'name' | 'feature' | 'quantity'>[],
  left: number,
): string =>
  [
    'Helo, saya ada pertanyaan tentang pesanan saya.',
    `Nama: ${name}`,
    `Tarikh: ${date}`,
    `Jumlah: ${amount}`,
    'Barang:',
    ...items.map(
      (item) =>
        `- ${item.name}${item.feature ? ` (${choiceName(item.feature)})` : ''} x ${item.quantity}`,
    ),
    ...(left > 0 ? [`dan ${left} lagi`] : []),
  ].join('\n');
