import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { ORDER_STATUS, type PaymentMethod } from '../../../src/contract/orderStatus';
import { ApiError, unavailable } from '../../apiError';
import { logger } from '../../logger';
import type { CardPayments } from '../../ports/cardPayments';
import type { Db } from '../../store/database';
import { orders } from '../../store/schema';

/**
 * The payment pages of a customer. They are all of one cart, which keeps its lines until a page is paid: before something
 * else is ordered of it, the page that is open is closed, so that one cart is paid once.
 */

const byCard = (userId: string) =>
  and(eq(orders.userId, userId), eq(orders.paymentMethod, 'stripe' satisfies PaymentMethod));

/**
 * Cancels a customer's orders that wait to be paid by card. One whose page is only being opened gets none any more.
 * @param exceptId the order that takes their place, when it is paid by card itself
 * @returns their open pages, which are still to be closed
 */
export async function cancelPendingCardOrders(
  transaction: Db,
  userId: string,
  exceptId?: string,
): Promise<readonly string[]> {
  const isOther = exceptId === undefined ? undefined : ne(orders.id, exceptId);
  const others = and(byCard(userId), isOther);
  await cancelPlaced(transaction, others);
  return findSessions(transaction, others);
}

async function cancelPlaced(db: Db, of: ReturnType<typeof and>): Promise<void> {
  await db
    .update(orders)
    .set({ status: ORDER_STATUS.cancelled })
    .where(and(of, eq(orders.status, ORDER_STATUS.placed)));
}

/** A customer's pages that may be paid now. */
export const findOpenSessions = (db: Db, userId: string): Promise<readonly string[]> =>
  findSessions(db, byCard(userId));

async function findSessions(db: Db, of: ReturnType<typeof and>): Promise<readonly string[]> {
  const found = await db
    .select({ id: orders.openPageId })
    .from(orders)
    .where(and(of, isNotNull(orders.openPageId)));
  return found.flatMap(({ id }) => (id === null ? [] : [id]));
}

/**
 * Closes payment pages, without holding anybody up in the database meanwhile. Their orders are cancelled, except one that
 * the shop has moved on by itself.
 * @throws ApiError `cart-changed` when one was paid, `unavailable` when nobody knows
 */
export async function expireSessions(
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

/** Another page was opened, or paid, while this order was made. */
export const alreadyPaid = () =>
  new ApiError(
    409,
    'cart-changed',
    'Your cart is being paid by card, perhaps in another tab. Nothing else was ordered; please look at your orders.',
  );
