import { RECEIPT_PATH } from '../../server/areas/order/readOrders';
import { orderCalls } from '../../src/contract/order';
import { ORDER_STATUS } from '../../src/contract/orderStatus';
import { type Customer, type Outcome, placeOrder, send, uploadReceipt } from './customers';

const SHOPPERS_AT_ONCE = 8;

/** An order that the shop confirmed. */
export interface ConfirmedOrder {
  readonly customer: Customer;
  readonly orderId: string;
  /** The shop confirmed its receipt as well. */
  hasReceipt: boolean;
}

/** Orders and receipts that are being sent. */
export interface Load {
  readonly confirmed: readonly ConfirmedOrder[];
  /** Every answer, in the order in which they came. */
  readonly outcomes: readonly Outcome[];
  /** Sends nothing new and waits for the answers that are on their way. */
  stop(): Promise<void>;
}

/**
 * Several shoppers at once fill carts, place orders and upload receipts until they are stopped.
 * @param next gives the next customer
 */
export function startLoad(origin: string, next: () => Customer): Load {
  const confirmed: ConfirmedOrder[] = [];
  const outcomes: Outcome[] = [];
  let isStopped = false;

  const shop = async () => {
    while (!isStopped) {
      const customer = next();
      const placed = await placeOrder(origin, customer);
      outcomes.push(...placed);
      const orderId = placed.at(-1)?.body.orderId;
      if (typeof orderId !== 'string') continue;
      const order: ConfirmedOrder = { customer, orderId, hasReceipt: false };
      confirmed.push(order);
      const uploaded = await uploadReceipt(origin, customer, orderId);
      outcomes.push(uploaded);
      order.hasReceipt = uploaded.body.success === true;
    }
  };
  const shoppers = Array.from({ length: SHOPPERS_AT_ONCE }, shop);
  return {
    confirmed,
    outcomes,
    stop: async () => {
      isStopped = true;
      await Promise.all(shoppers);
    },
  };
}

/** What the shop no longer has of what it confirmed. */
export interface Lost {
  readonly orders: number;
  readonly receipts: number;
}

/** Asks the shop for every confirmed order and receipt. @throws when it does not answer */
export async function countLost(
  origin: string,
  confirmed: readonly ConfirmedOrder[],
): Promise<Lost> {
  let orders = 0;
  let receipts = 0;
  for (const { customer, orderId, hasReceipt } of confirmed) {
    const found = await send(origin, customer, orderCalls.orderdetail.path, { orderId });
    if (found.status === 404) {
      orders += 1;
      if (hasReceipt) receipts += 1;
      continue;
    }
    const detail = found.body.orderDetail as { readonly status: string } | undefined;
    if (detail === undefined) throw new Error(`The shop answered ${found.status} for an order.`);
    if (!hasReceipt) continue;
    const receipt = await send(origin, customer, `${RECEIPT_PATH}/${orderId}`);
    const isThere = receipt.status === 200 && Number(receipt.body.bytes) > 0;
    if (!isThere || detail.status !== ORDER_STATUS.paymentSubmitted) receipts += 1;
  }
  return { orders, receipts };
}
