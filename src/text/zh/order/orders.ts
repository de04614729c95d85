import type { OrderItem } from '@kedai/contract/calls/order';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { durationOver } from '@kedai/contract/text/limitText';
import { choiceName } from '@kedai/contract/text/zh/values';
import type { ordersText as english } from '../../order/orders';
import type { Translated } from '../../translated';

export const ordersText: Translated<typeof english> = {
  title: '我的订单',
  order: (id) => `订单 ${id}`,
  date: '日期',
  payment: '付款',
  method: (method) => (method === 'tng' ? "Touch 'n Go 电子钱包" : method),
  delivery: '配送',
  pickup: '自取',
  pickupDelivered: '您选择了自取，但目前订单只能配送：我们会送到订单所填的地址。',
  note: '您的备注',
  shipping: '运费',
  total: '总计',
  showMore: '显示更多',
  showLess: '收起',
  contact: '联系店家',
  pay: '付款',
  track: '追踪订单',
  view: '查看订单',
  timeLeft: '剩余付款时间',
  refused: '收据未被接受',
  windowOver: durationOver(PAYMENT_WINDOW_MS, '付款'),
  emptyTitle: '还没有订单',
  emptyText: '下单后，订单会显示在这里。',
  emptyAction: '去购物',
  loading: '正在加载订单',
  moreOrders: '显示更多订单',
  shownOf: (shown, total) => `已显示 ${shown} / ${total} 张订单`,
  moreFailed: (reason) => `无法加载更多订单。${reason}`,
  failed: '无法加载订单',
};

export const sellerMessage = (
  { name, date, amount }: Readonly<Record<'name' | 'date' | 'amount', string>>,
  items: readonly Pick<OrderItem, 'name' | 'feature' | 'quantity'>[],
  left: number,
): string =>
  [
    '您好，我想询问有关订单的问题。',
    `姓名：${name}`,
    `日期：${date}`,
    `金额：${amount}`,
    '商品：',
    ...items.map(
      (item) =>
        `- ${item.name}${item.feature ? `（${choiceName(item.feature)}）` : ''} x ${item.quantity}`,
    ),
    ...(left > 0 ? [`另有 ${left} 种商品`] : []),
  ].join('\n');
