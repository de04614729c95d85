import { ApiError, unavailable } from '../../boundary/apiError';
import { logger } from '../../log/logger';
import type { CardPayments } from '../../ports/cardPayments';
import type { Db, Transaction } from '../../store/database/db';
import { cancelCardOrders, cancelPage, listOpenPages } from '../../store/orders';

/**
 * The payment pages of a customer. All share one cart, which keeps its lines until a page is paid. So the open page is
 * closed before anything else is ordered: one cart is paid once.
 */

/**
 * Cancels a customer's orders that wait for card payment. An order whose page is still being opened gets none.
 * @param exceptId the order that replaces them, when it is paid by card itself
 * @returns their open pages, which the caller must close
 */
export async function cancelPendingCardOrders(
  transaction: Transaction,
  now: number,
  userId: string,
  exceptId?: string,
): Promise<readonly string[]> {
  await cancelCardOrders(transaction, now, userId, exceptId);
  return listOpenPages(transaction, userId, exceptId);
}

/**
 * Closes payment pages outside a transaction, so nothing in the database waits. Their orders are cancelled, except
 * those that the shop has moved on.
 * @throws ApiError `cart-changed` when a page was paid, `unavailable` when that is unknown
 */
export async function expirePages(
  db: Db,
  { payments, now }: { readonly payments: CardPayments; readonly now: number },
  pages: readonly string[],
): Promise<void> {
  for (const page of pages) {
    const isClosed = await payments.closeCheckout(page).catch((error: unknown) => {
      logger.error('A payment page could not be closed.', error);
      throw unavailable((text) => text.order.earlierPageOpen);
    });
    if (!isClosed) throw alreadyPaid();
    await cancelPage(db, now, page);
  }
}

/**
 * Closes the payment page of an order that is about to be settled in another way, outside a transaction.
 * @throws ApiError `act-not-possible` when it was paid, `unavailable` when that is unknown
 */
export async function closeOpenPage(
  payments: CardPayments | undefined,
  openPageId: string | null,
): Promise<void> {
  if (openPageId === null || !payments) return;
  const isClosed = await payments.closeCheckout(openPageId).catch((error: unknown) => {
    logger.error('A payment page could not be closed.', error);
    throw unavailable((text) => text.order.ownPageOpen);
  });
  if (!isClosed) {
    throw new ApiError(409, 'act-not-possible', (text) => text.order.justPaid);
  }
}

/** Another page was opened or paid while this order was placed. */
export const alreadyPaid = () => new ApiError(409, 'cart-changed', (text) => text.order.cartPaid);
