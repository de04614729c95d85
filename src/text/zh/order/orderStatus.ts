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
    { heading: '付款已确认', text: '谢谢您，我们正在准备您的订单。' },
  ],
  [ORDER_STATUS.ready, { heading: '订单已备妥', text: '商品已包装好，等待配送。' }],
  [
    ORDER_STATUS.outForDelivery,
    { heading: '订单正在配送', text: '请留意电话，我们送达时会联系您。' },
  ],
  [ORDER_STATUS.completed, { heading: '订单已完成', text: '谢谢惠顾。' }],
]);

const EVENTS: Readonly<Record<OrderAct, string | null>> = {
  place: '已下单',
  'send-receipt': '收据已发送',
  'pay-by-card': '已用银行卡付款',
  confirm: '付款已确认',
  refuse: '收据未被接受',
  ready: '商品已包装',
  'out-for-delivery': '正在配送',
  complete: '订单已完成',
  cancel: '订单已取消',
  reopen: '订单已恢复',
  // For staff only.
  note: null,
  undo: null,
};

export const eventText = ({ act, by }: OrderEvent): string | null =>
  act === 'cancel' && by.kind === 'customer' ? '您已取消订单' : EVENTS[act];

export const cancelText: Translated<typeof englishCancel> = {
  cancel: '取消订单',
  title: '要取消此订单吗？',
  explanation: '如果已经付款，请保留订单并上传收据。您随时可以再次下单。',
  confirm: '确定取消',
  keep: '保留订单',
};

export const refusalText: Translated<typeof englishRefusal> = {
  heading: '需要新的收据',
  windowOver: '您仍可付款并上传新的收据。',
  reasons: REFUSAL_TEXT,
  shopSays: SHOP_SAYS,
};
