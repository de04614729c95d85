import { orderCalls } from '@kedai/contract/calls/order';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import {
  type CallResult,
  hasReceipt as hasStoredReceipt,
  placeOrder,
  type Session,
  send,
  uploadReceipt,
} from './customers';

const CONCURRENT_SHOPPERS = 8;

/** An order that the shop confirmed. */
export interface ConfirmedOrder {
  readonly customer: Session;
  readonly orderId: string;
  /** Whether the shop confirmed its receipt too. */
  hasReceipt: boolean;
}

/** A running load of orders and receipts. */
export type Load = ReturnType<typeof startLoad>;

/**
 * Concurrent shoppers fill carts, place orders and upload receipts until stopped.
 * @param next returns the next customer
 */
export function startLoad(origin: string, next: () => Session) {
  const confirmed: ConfirmedOrder[] = [];
  const results: CallResult[] = [];
  let isStopped = false;

  const shop = async () => {
    while (!isStopped) {
      const customer = next();
      const placed = await placeOrder(origin, customer);
      results.push(...placed);
      const orderId = placed.at(-1)?.body.orderId;
      if (typeof orderId !== 'string') continue;
      const order: ConfirmedOrder = { customer, orderId, hasReceipt: false };
      confirmed.push(order);
      const uploaded = await uploadReceipt(origin, customer, orderId);
      results.push(uploaded);
      order.hasReceipt = uploaded.body.success === true;
    }
  };
  const shoppers = Array.from({ length: CONCURRENT_SHOPPERS }, shop);
  return {
    confirmed,
    /** Every result, in order of arrival. */
    results,
    /** Stops sending and waits for running calls. */
    stop: async () => {
      isStopped = true;
      await Promise.all(shoppers);
    },
  };
}

/** Counts the confirmed orders and receipts that are missing. @throws when the shop does not respond */
export async function countLost(origin: string, confirmed: readonly ConfirmedOrder[]) {
  let orders = 0;
  let receipts = 0;
  for (const { customer, orderId, hasReceipt } of confirmed) {
    const response = await send(origin, customer, orderCalls.orderdetail, { orderId });
    if (response.status === 404) {
      orders += 1;
      if (hasReceipt) receipts += 1;
      continue;
    }
    const detail = response.body.orderDetail as { readonly status: string } | undefined;
    if (detail === undefined)
      throw new Error(`The shop responded with ${response.status} for an order.`);
    if (!hasReceipt) continue;
    const isStored = await hasStoredReceipt(origin, customer, orderId);
    if (!isStored || detail.status !== ORDER_STATUS.paymentSubmitted) receipts += 1;
  }
  return { orders, receipts };
}
