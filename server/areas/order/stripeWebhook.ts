import { ORDER_STATUS } from '@kedai/contract/orderStatus';
import type { Hono } from 'hono';
import { invalidRequest } from '../../apiError';
import { readRawBody } from '../../boundary/request';
import type { AppDeps } from '../../deps';
import { subtractLines } from '../../store/carts';
import type { Transaction } from '../../store/db';
import { closePage, findCardCustomer, lockOrder, readOrderLines } from '../../store/orders';
import { lockCustomer } from '../../store/users';

/** The webhook of Stripe. Not a call of spec §7, because no browser makes it. */
export const STRIPE_WEBHOOK_PATH = '/api/order/stripe/webhook';

/**
 * Receives notices of the payment service. A notice may arrive several times and in any order; only its first arrival
 * has an effect. Unrelated notices are answered with success, or Stripe would retry them for days.
 */
export function stripeWebhook(app: Hono, { db, clock, cardPayments }: AppDeps): void {
  if (!cardPayments) return;
  app.post(STRIPE_WEBHOOK_PATH, async (c) => {
    const body = await readRawBody(c);
    const signature = c.req.header('stripe-signature');
    const notice = cardPayments.readNotice(body, signature, clock.now());
    switch (notice.kind) {
      case 'forged':
        throw invalidRequest('This notice is not signed by the payment service, or it is too old.');
      case 'paid':
        await db.transaction((transaction) => settlePaid(transaction, notice.orderId));
        break;
      case 'expired':
        await db.transaction((transaction) => cancelUnpaid(transaction, notice.orderId));
        break;
      case 'other':
        break;
    }
    return c.json({ success: true });
  });
}

/**
 * Marks an order as paid and removes its items from the cart. A payment after a cancellation counts too. An order that
 * the shop has moved on keeps its status, but its page no longer blocks other orders.
 */
async function settlePaid(transaction: Transaction, orderId: string): Promise<void> {
  const order = await lockCardOrder(transaction, orderId);
  if (!order || (!isUnpaid(order) && order.openPageId === null)) return;
  const status = isUnpaid(order) ? ORDER_STATUS.paymentSubmitted : order.status;
  await closePage(transaction, orderId, status);
  await subtractLines(transaction, order.userId, await readOrderLines(transaction, orderId));
}

/** Cancels an order whose page can no longer be paid; an order that the shop has moved on keeps its status. */
async function cancelUnpaid(transaction: Transaction, orderId: string): Promise<void> {
  const order = await lockCardOrder(transaction, orderId);
  if (!order) return;
  const status = isUnpaid(order) ? ORDER_STATUS.cancelled : order.status;
  await closePage(transaction, orderId, status);
}

/** Finds an order with card payment. Locks its customer and then the order until the end of the transaction. */
async function lockCardOrder(transaction: Transaction, orderId: string) {
  const userId = await findCardCustomer(transaction, orderId);
  if (userId === null) return null;
  await lockCustomer(transaction, userId);
  return lockOrder(transaction, userId, orderId);
}

const UNPAID: readonly string[] = [ORDER_STATUS.placed, ORDER_STATUS.cancelled];
const isUnpaid = ({ status }: { status: string }) => UNPAID.includes(status);
