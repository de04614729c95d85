import { and, eq, isNull, lte } from 'drizzle-orm';
import { PAYMENT_WINDOW_MS } from '../../src/contract/limits';
import { ORDER_STATUS } from '../../src/contract/orderStatus';
import type { Db } from './database';
import { orders } from './schema';

/**
 * Cancels orders whose payment window is over, never one with a receipt: its money may have been sent.
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
        lte(orders.date, now - PAYMENT_WINDOW_MS),
        userId === undefined ? undefined : eq(orders.userId, userId),
      ),
    );
}
