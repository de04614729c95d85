import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { ORDER_STATUS, type PaymentMethod } from '../../../src/contract/orderStatus';
import { ApiError, unavailable } from '../../apiError';
import { logger } from '../../logger';
import type { CardPayments } from '../../ports/cardPayments';
import type { Db } from '../../store/database';
import { orders } from '../../store/schema';

/**
 * The payment pages of a customer. All share one cart, which keeps its lines until a page is paid. So the open page is
 * closed before anything else is ordered: one cart is paid once.
 */

const byCard = (userId: string) =>
  and(eq(orders.userId, userId), eq(orders.paymentMethod, 'stripe' satisfies PaymentMethod));

/**
 * Cancels a customer's orders that wait for card payment. An order whose page is still being opened gets none.
 * @param exceptId the order that replaces them, when it is paid by card itself
 * @returns their open pages, which the caller must close
 */
export async function cancelPendingCardOrders(
  transaction: Db,
  userId: string,
  exceptId?: string,
): Promise<readonly string[]> {
  const isOther = exceptId === undefined ? undefined : ne(orders.id, exceptId);
  const others = and(byCard(userId), isOther);
  await cancelPlaced(transaction, others);
  return findPages(transaction, others);
}

async function cancelPlaced(db: Db, filter: ReturnType<typeof and>): Promise<void> {
  await db
    .update(orders)
    .set({ status: ORDER_STATUS.cancelled })
    .where(and(filter, eq(orders.status, ORDER_STATUS.placed)));
}

/** A customer's pages that can be paid now. */
export const findOpenPages = (db: Db, userId: string): Promise<readonly string[]> =>
  findPages(db, byCard(userId));

async function findPages(db: Db, filter: ReturnType<typeof and>): Promise<readonly string[]> {
  const rows = await db
    .select({ id: orders.openPageId })
    .from(orders)
    .where(and(filter, isNotNull(orders.openPageId)));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/**
 * Closes payment pages outside a transaction, so nothing in the database waits. Their orders are cancelled, except
 * those that the shop has moved on.
 * @throws ApiError `cart-changed` when a page was paid, `unavailable` when that is unknown
 */
export async function expirePages(
  db: Db,
  payments: CardPayments,
  pages: readonly string[],
): Promise<void> {
  for (const page of pages) {
    const isClosed = await payments.closeCheckout(page).catch((error: unknown) => {
      logger.error('A payment page could not be closed.', error);
      throw unavailable(
        'Your earlier card payment could not be closed. Nothing was ordered or paid; please try again.',
      );
    });
    if (!isClosed) throw alreadyPaid();
    const isOfPage = eq(orders.openPageId, page);
    await cancelPlaced(db, isOfPage);
    await db.update(orders).set({ openPageId: null }).where(isOfPage);
  }
}

/** Another page was opened or paid while this order was placed. */
export const alreadyPaid = () =>
  new ApiError(
    409,
    'cart-changed',
    'Your cart is being paid by card, perhaps in another tab. Nothing else was ordered; please look at your orders.',
  );
