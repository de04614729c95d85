import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import type { Translated } from '@kedai/contract/text/translated';
import { addressLine } from '@kedai/contract/text/zh/addressLine';
import { durationText } from '@kedai/contract/text/zh/limitText';
import { longDay } from '@kedai/contract/text/zh/longDay';
import { PICKUP_DELIVERED } from '@kedai/contract/text/zh/pickupText';
import { REFUSAL_TEXT, SHOP_SAYS } from '@kedai/contract/text/zh/refusalText';
import { SHOP_ADDRESS } from '@kedai/contract/text/zh/shopPlace';
import { lineName, stateName, weekdayName } from '@kedai/contract/text/zh/values';
import type { orderMailText as english } from '../orderMails';

const WINDOW = durationText(PAYMENT_WINDOW_MS);

export const orderMailText: Translated<typeof english> = {
  subject: (title, orderId) => `${title}：${orderId}`,
  see: '查看订单',

  ordered: {
    title: '感谢您的订购',
    byCard: (total) => `已用银行卡付款 ${total}，我们正在准备您的订单。`,
    toPay: (total, receiver) =>
      `请打开订单，用 Touch 'n Go 电子钱包扫描二维码，付款 ${total} 给 ${receiver}，然后上传收据。请在 ${WINDOW}内付款。`,
    sentAlready: '如果已经发送收据，无需再处理。',
    pay: '前往付款',
  },
  receiptReceived: {
    title: '我们已收到收据',
    text: '店员会核对收据与付款，完成后发电邮通知您。',
  },
  confirmed: {
    title: '付款已确认',
    text: '谢谢您，我们正在准备您的订单。',
  },
  refused: {
    title: '需要新的收据',
    reasons: REFUSAL_TEXT,
    upload: '上传新的收据',
  },
  onItsWay: {
    title: '订单正在配送',
    text: '请留意电话，我们送达时会联系您。',
  },
  cancelled: {
    title: '订单已取消',
    by: {
      customer: '您取消了此订单。',
      staff: '店家不得不取消此订单。',
      shop: `${WINDOW}的付款时间已过，我们没有收到收据。`,
    },
    refunded: (amount, how) => `已退款 ${amount}（${how}）。`,
    refundComes: (amount, how) => `我们会退款 ${amount}（${how}）。`,
    contact: '如有疑问，请联系我们。',
    paidAlready: '如果已经付款，请保留收据并联系我们。您随时可以再次下单。',
  },

  shopSays: SHOP_SAYS,
  labelled: (label, value) => `${label}：${value}`,
  labels: {
    order: '订单',
    placed: '下单时间',
    delivery: '配送时间',
    to: '送至',
    pickup: '自取',
    note: '您的备注',
    products: '商品',
    shipping: '运费',
    total: '总计',
  },
  placedAt: (day, clock) => `${longDay(day)} ${clock}（马来西亚时间）`,
  // The time stays on one line, whatever comes before it.
  slot: (day, weekday, time) =>
    `${longDay(day)} ${weekdayName(weekday)} ${time.replaceAll(' ', '\u00a0')}`,
  addressLine,
  companyAddress: SHOP_ADDRESS,
  stateName,
  lineName,
  pickupDelivered: PICKUP_DELIVERED,
  moreProducts: '其他商品：请查看订单',
  terms: '条款与条件',
};
