import { and, eq, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { ORDER_STATUS, type PaymentMethod } from '../../../src/contract/orderStatus';
import { readText } from '../../boundary/request';
import type { AppDeps } from '../../deps';
import { invalidRequest } from '../../refusal';
import { takeLines } from '../../store/carts';
import type { Db } from '../../store/database';
import { orderItems, orders } from '../../store/schema';

/** Where Stripe tells the shop what became of a payment page. No call of spec §7: no browser makes it. */
export const CARD_NOTICE_PATH = '/api/order/stripe/webhook';

/**
 * Hears from the payment service whether an order was paid. A notice may come several times and in any order; only its
 * first arrival does something. One that is no concern of ours is answered with success, else it would be sent for days.
 */
export function cardNotices(app: Hono, { db, clock, cardPayments }: AppDeps): void {
  if (!cardPayments) return;
  app.post(CARD_NOTICE_PATH, async (http) => {
    const body = await readText(http);
    const signature = http.req.header('stripe-signature');
    const notice = cardPayments.readNotice(body, signature, clock.now());
    switch (notice.kind) {
      case 'forged':
        throw invalidRequest('This notice is not signed by the payment service, or it is too old.');
      case 'paid':
        await db.transaction((transaction) => settlePaid(transaction, notice.orderId));
        break;
      case 'expired':
        await cancelUnpaid(db, notice.orderId);
        break;
      case 'other':
        break;
    }
    return http.json({ success: true });
  });
}

/** Marks an order as paid and empties the cart of what it is of. Money counts also when it comes after the end. */
async function settlePaid(transaction: Db, orderId: string): Promise<void> {
  const [paid] = await transaction
    .update(orders)
    .set({ status: ORDER_STATUS.paymentSubmitted, openPageId: null })
    .where(
      and(
        isCardOrder(orderId),
        inArray(orders.status, [ORDER_STATUS.placed, ORDER_STATUS.cancelled]),
      ),
    )
    .returning({ userId: orders.userId });
  if (!paid) return;
  const lines = await transaction
    .select({
      itemId: orderItems.productId,
      feature: orderItems.feature,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  await takeLines(transaction, paid.userId, lines);
}

/** Cancels an order whose payment page has expired. */
async function cancelUnpaid(db: Db, orderId: string): Promise<void> {
  const isUnpaid = inArray(orders.status, [ORDER_STATUS.placed, ORDER_STATUS.cancelled]);
  await db
    .update(orders)
    .set({ status: ORDER_STATUS.cancelled, openPageId: null })
    .where(and(isCardOrder(orderId), isUnpaid));
}

const isCardOrder = (orderId: string) =>
  and(eq(orders.id, orderId), eq(orders.paymentMethod, 'stripe' satisfies PaymentMethod));
