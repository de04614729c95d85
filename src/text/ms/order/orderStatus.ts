import type { OrderEvent } from '@kedai/contract/calls/order';
import { ORDER_STATUS, type OrderAct } from '@kedai/contract/rules/orderStatus';
import { REFUSAL_TEXT, SHOP_SAYS } from '@kedai/contract/text/refusalText';
import type {
  cancelText as englishCancel,
  refusalText as englishRefusal,
  statusTexts as englishStatus,
} from '../../order/orderStatus';
import type { Translated } from '../../translated';

export const statusTexts: Translated<typeof englishStatus> = new Map([
  [
    ORDER_STATUS.paymentConfirmed,
    {
      heading: 'Bayaran anda sudah disahkan',
      text: 'Terima kasih. Kami sedang menyediakan pesanan anda.',
    },
  ],
  [
    ORDER_STATUS.ready,
    {
      heading: 'Pesanan anda sudah siap',
      text: 'Pesanan sudah dibungkus dan menunggu penghantaran.',
    },
  ],
  [
    ORDER_STATUS.outForDelivery,
    {
      heading: 'Pesanan anda dalam perjalanan',
      text: 'Sila pastikan telefon anda berdekatan supaya kami dapat menelefon apabila tiba.',
    },
  ],
  [
    ORDER_STATUS.completed,
    {
      heading: 'Pesanan anda sudah selesai',
      text: 'Terima kasih kerana membeli-belah dengan kami.',
    },
  ],
]);

const EVENTS: Readonly<Record<OrderAct, string | null>> = {
  place: 'Pesanan dibuat',
  'send-receipt': 'Resit dihantar',
  'pay-by-card': 'Dibayar dengan kad',
  confirm: 'Bayaran disahkan',
  refuse: 'Resit tidak diterima',
  ready: 'Pesanan dibungkus',
  'out-for-delivery': 'Dalam perjalanan',
  complete: 'Pesanan selesai',
  cancel: 'Pesanan dibatalkan',
  reopen: 'Pesanan dibuka semula',
  // For staff only.
  note: null,
  undo: null,
};

export const eventText = ({ act, by }: OrderEvent): string | null =>
  act === 'cancel' && by.kind === 'customer' ? 'Dibatalkan oleh anda' : EVENTS[act];

export const cancelText: Translated<typeof englishCancel> = {
  cancel: 'Batalkan pesanan ini',
  title: 'Batalkan pesanan ini?',
  explanation:
    'Jika anda sudah membayar, kekalkan pesanan ini dan muat naik resit anda. Anda boleh membuat pesanan lagi pada bila-bila masa.',
  confirm: 'Ya, batalkan',
  keep: 'Kekalkan pesanan',
};

export const refusalText: Translated<typeof englishRefusal> = {
  heading: 'Kami memerlukan resit baharu',
  windowOver: 'Anda masih boleh membayar dan memuat naik resit baharu.',
  reasons: REFUSAL_TEXT,
  shopSays: SHOP_SAYS,
};
