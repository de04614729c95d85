import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { addressLine } from '@kedai/contract/text/addressLine';
import { durationText } from '@kedai/contract/text/ms/limitText';
import { longDay } from '@kedai/contract/text/ms/longDay';
import { PICKUP_DELIVERED } from '@kedai/contract/text/ms/pickupText';
import { REFUSAL_TEXT, SHOP_SAYS } from '@kedai/contract/text/ms/refusalText';
import { SHOP_ADDRESS } from '@kedai/contract/text/ms/shopPlace';
import { lineName, stateName, weekdayName } from '@kedai/contract/text/ms/values';
import type { Translated } from '@kedai/contract/text/translated';
import type { orderMailText as english } from '../orderMails';

const WINDOW = durationText(PAYMENT_WINDOW_MS);

export const orderMailText: Translated<typeof english> = {
  subject: (title, orderId) => `${title}: ${orderId}`,
  see: 'Lihat pesanan anda',

  ordered: {
    title: 'Terima kasih atas pesanan anda',
    byCard: (total) => `${total} sudah dibayar dengan kad. Kami sedang menyediakan pesanan anda.`,
    toPay: (total, receiver) =>
      `Untuk membayar, buka pesanan anda, imbas kodnya dengan Touch 'n Go eWallet, hantar ${total} kepada ${receiver} dan muat naik resitnya. Sila bayar dalam masa ${WINDOW}.`,
    sentAlready: 'Jika resit sudah dihantar, tiada apa-apa lagi yang perlu dibuat.',
    pay: 'Bayar pesanan anda',
  },
  receiptReceived: {
    title: 'Resit anda sudah kami terima',
    text: 'Kakitangan kedai akan memadankannya dengan bayaran anda, kemudian kami menghantar e-mel kepada anda.',
  },
  confirmed: {
    title: 'Bayaran anda sudah disahkan',
    text: 'Terima kasih. Kami sedang menyediakan pesanan anda.',
  },
  refused: {
    title: 'Kami memerlukan resit baharu',
    reasons: REFUSAL_TEXT,
    upload: 'Muat naik resit baharu',
  },
  onItsWay: {
    title: 'Pesanan anda dalam perjalanan',
    text: 'Sila pastikan telefon anda berdekatan supaya kami dapat menelefon apabila tiba.',
  },
  cancelled: {
    title: 'Pesanan anda sudah dibatalkan',
    by: {
      customer: 'Anda yang membatalkannya.',
      staff: 'Pihak kedai terpaksa membatalkannya.',
      shop: `Tempoh ${WINDOW} untuk membayar sudah tamat dan kami tidak menerima resit.`,
    },
    refunded: (amount, how) => `Anda sudah menerima bayaran balik ${amount} (${how}).`,
    refundComes: (amount, how) => `Anda akan menerima bayaran balik ${amount} (${how}).`,
    contact: 'Jika ada pertanyaan, sila hubungi kami.',
    paidAlready:
      'Jika anda sudah membayar, sila hubungi kami dan simpan resit anda. Anda boleh membuat pesanan lagi pada bila-bila masa.',
  },

  shopSays: `${SHOP_SAYS} `,
  labelled: (label, value) => `${label}: ${value}`,
  labels: {
    order: 'Pesanan',
    placed: 'Dibuat pada',
    delivery: 'Penghantaran',
    to: 'Kepada',
    pickup: 'Ambil Sendiri',
    note: 'Catatan anda',
    products: 'Produk',
    shipping: 'Caj penghantaran',
    total: 'Jumlah',
  },
  placedAt: (day, clock) => `${longDay(day)}, ${clock} (waktu Malaysia)`,
  slot: (day, weekday, time) => `${weekdayName(weekday)}, ${longDay(day)}, ${time}`,
  addressLine,
  companyAddress: SHOP_ADDRESS,
  stateName,
  lineName,
  pickupDelivered: PICKUP_DELIVERED,
  moreProducts: 'produk lain: lihat pesanan anda',
  terms: 'Terma dan syarat',
};
