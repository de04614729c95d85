import type { Translated } from '@kedai/contract/text/translated';
import { durationText } from '@kedai/contract/text/zh/limitText';
import type { orderText as english } from '../order';

export const orderText: Translated<typeof english> = {
  placed: '订单已提交。',
  paymentTitle: (orderId) => `订单 ${orderId}`,
  notFound: '找不到此订单。',
  unstorableId: '字段 orderId 含有无法保存的字符。',
  selectionChanged: '取货方式或时间已更改，可能是在另一个标签页。没有下单，请检查后再提交订单。',
  selectionMissing: '尚未选择日期和时间。没有下单，请选择后再提交订单。',
  cartChanged: '购物车已更改，可能是在另一个标签页。没有下单，请检查后再提交订单。',
  priceChanged: (products, shipping) =>
    `价格已更改：商品现为 RM${products}，运费为 RM${shipping}。没有下单，请检查新的总计后再提交订单。`,
  tooManyTries: (waitMs) => `提交订单太频繁。请等 ${durationText(waitMs)}，或联系店家。`,
  tooMany: (waitMs) => `您已提交许多订单。请等 ${durationText(waitMs)}，或联系店家。`,
  noCardPayment: "目前无法以银行卡付款。请选择 Touch 'n Go 电子钱包。",
  pageNotOpened: "无法打开付款页面。没有下单，也没有扣款。请重试，或选择 Touch 'n Go 电子钱包。",
  earlierPageOpen: '无法关闭您之前的银行卡付款。没有下单，也没有扣款，请重试。',
  ownPageOpen: '无法关闭此订单的银行卡付款。没有任何更改，请重试。',
  justPaid: '此订单刚刚用银行卡付了款。没有任何更改，请重新查看订单。',
  cartPaid: '购物车里的商品正在以银行卡付款，可能是在另一个标签页。没有另外下单，请查看您的订单。',
  cancelled: '此订单已经取消。',
  notCancellable: '此订单已无法在这里取消，请联系店家。',
  notCancellableAfterReceipt: '此订单已发送收据，无法再在这里取消，请联系店家。',
};
