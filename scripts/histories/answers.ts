/** Reads responses of the shop as answers of a history. */

import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import * as v from 'valibot';
import type { CallResult } from '../robustness/customers';
import { fromCartData, nameLine } from './catalogue';
import type { CustomerAnswer, CustomerCall, OrderView } from './customerModel';

type Reader = (body: unknown) => CustomerAnswer;

const readDone: Reader = () => ({ kind: 'done' });

const readers: Readonly<Record<CustomerCall['kind'], Reader>> = {
  add: readDone,
  setQuantity: readDone,
  uploadReceipt: readDone,
  endPaymentWindow: readDone,
  placeOrder: (body) => ({
    kind: 'placed',
    orderId: v.parse(orderCalls.place.response, body).orderId,
  }),
  readCart: (body) => ({
    kind: 'cart',
    lines: fromCartData(v.parse(cartCalls.get.response, body).cartData),
  }),
  readOrders: (body) => {
    const { orders } = v.parse(orderCalls.userorders.response, body);
    return {
      kind: 'orders',
      orders: Object.fromEntries(orders.map((one) => [one.id, viewOf(one)])),
    };
  },
};

type Order = v.InferOutput<typeof orderCalls.userorders.response>['orders'][number];

function viewOf({ items, price, amount, status, image }: Order): OrderView {
  const byLine = items.map((item) => ({
    ...item,
    line: nameLine(item.id ?? '', item.feature ?? ''),
  }));
  return {
    lines: Object.fromEntries(byLine.map(({ line, quantity }) => [line, quantity])),
    prices: Object.fromEntries(byLine.map((item) => [item.line, item.price])),
    productSen: price.productPrice,
    shippingSen: price.shippingPrice,
    amountSen: amount ?? Number.NaN,
    status,
    receipt: image === undefined ? null : (image.split('?v=')[1] ?? ''),
  };
}

/** The answer in a response, or undefined when the call may have had an effect or not. */
export function answerOf(
  kind: CustomerCall['kind'],
  { status, body }: CallResult,
): CustomerAnswer | undefined {
  if (status === 0 || status >= 500) return undefined;
  if (body.success === true) return readers[kind](body);
  return { kind: 'refused', code: String(body.code ?? status) };
}
