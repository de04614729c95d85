import { and, eq, isNull } from 'drizzle-orm';
import { ORDER_STATUS } from '../../../src/contract/orderStatus';
import { unavailable } from '../../apiError';
import { logger } from '../../logger';
import type { CardCheckout, CardPayments } from '../../ports/cardPayments';
import type { Db } from '../../store/database';
import { orders } from '../../store/schema';
import { expireSessions } from './checkoutSessions';

const notOpened = () =>
  unavailable(
    'The payment page could not be opened. Nothing was ordered or paid; please try again, or choose Touch n Go eWallet.',
  );

/** Around a payment page: the service that has it, and what is left of an order that gets none. */
interface PaymentFrame {
  readonly db: Db;
  readonly payments: CardPayments;
  /** The open pages of orders that this one takes the place of. */
  readonly replaced: readonly string[];
  /** Takes the order's key out of use, in the transaction that removes the order. */
  readonly releaseKey: (transaction: Db) => Promise<void>;
}

/**
 * Opens the payment page of an order that is written already, without holding anybody up in the database meanwhile, and
 * closes those that it replaces before. The same page again for the same order. When it cannot be opened the order goes,
 * unless another try opened it.
 * @returns the page's address
 * @throws ApiError `unavailable` or `cart-changed`
 */
export async function openCheckoutSession(
  frame: PaymentFrame,
  checkout: CardCheckout,
): Promise<string> {
  const { db, payments, replaced, releaseKey } = frame;
  const { orderId } = checkout;
  const [order] = await db
    .select({ page: orders.paymentPage, status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order || order.status === ORDER_STATUS.cancelled) {
    await db.transaction(releaseKey);
    throw notOpened();
  }
  const undone = async (refusal: unknown): Promise<never> => {
    await removeUnopened(db, orderId, releaseKey);
    throw refusal;
  };
  await expireSessions(db, payments, replaced).catch(undone);
  if (order.page !== null) return order.page;
  const page = await payments.openCheckout(checkout).catch((error: unknown) => {
    logger.error('A payment page could not be opened.', error);
    return undone(notOpened());
  });
  const kept = await db
    .update(orders)
    .set({ paymentPage: page.address, openPageId: page.id })
    .where(and(eq(orders.id, orderId), eq(orders.status, ORDER_STATUS.placed)))
    .returning({ id: orders.id });
  if (kept.length > 0) return page.address;
  // Removed by another try, or replaced by another order: then nobody may be sent to pay for it.
  await payments.closeCheckout(page.id).catch((error: unknown) => {
    logger.error('A payment page of no order could not be closed.', error);
  });
  throw notOpened();
}

async function removeUnopened(
  db: Db,
  orderId: string,
  releaseKey: (transaction: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const removed = await transaction
      .delete(orders)
      .where(and(eq(orders.id, orderId), isNull(orders.paymentPage)))
      .returning({ id: orders.id });
    if (removed.length > 0) await releaseKey(transaction);
  });
}
