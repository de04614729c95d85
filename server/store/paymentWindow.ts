import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import { PAYMENT_WINDOW_MS } from '../../src/contract/limits';
import { ORDER_STATUS, type PaymentMethod } from '../../src/contract/orderStatus';
import type { Db } from './database';
import { orders } from './schema';

/**
 * Cancels orders whose payment window is over. It skips orders with a receipt, whose money may have been sent, and card
 * orders, which can be paid until the payment service reports their page as expired.
 * @param userId only this customer's orders; absent: all
 */
export async function cancelOverdueOrders(db: Db, now: number, userId?: string): Promise<void> {
  await db
    .update(orders)
    .set({ status: ORDER_STATUS.cancelled })
    .where(
      and(
        eq(orders.status, ORDER_STATUS.placed),
        isNull(orders.receiptHash),
        ne(orders.paymentMethod, 'stripe' satisfies PaymentMethod),
        lte(orders.date, now - PAYMENT_WINDOW_MS),
        userId === undefined ? undefined : eq(orders.userId, userId),
      ),
    );
}
