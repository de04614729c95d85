import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import { PAYMENT_WINDOW_MS } from '../../src/contract/limits';
import { ORDER_STATUS, type PaymentMethod } from '../../src/contract/orderStatus';
import type { Db } from './database';
import { orders } from './schema';

/**
 * Cancels orders whose payment window is over, never one with a receipt: its money may have been sent. Nor one that is paid
 * by card: the payment service says when its page has expired, and until then it may be paid there.
 * @param userId only of this customer; absent: of all
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
