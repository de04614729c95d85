import { and, eq, isNull } from 'drizzle-orm';
import { ORDER_STATUS } from '../../../src/contract/orderStatus';
import { unavailable } from '../../apiError';
import { logger } from '../../logger';
import type { CardCheckout, CardPayments } from '../../ports/cardPayments';
import type { Db } from '../../store/database';
import { orders } from '../../store/schema';
import { expirePages } from './paymentPages';

const notOpened = () =>
  unavailable(
    'The payment page could not be opened. Nothing was ordered or paid; please try again, or choose Touch n Go eWallet.',
  );

/** The context of a payment page: its service, and the cleanup when it cannot be opened. */
interface PaymentContext {
  readonly db: Db;
  readonly payments: CardPayments;
  /** The open pages of the orders that this one replaces. */
  readonly replaced: readonly string[];
  /** Releases the order's idempotency key, in the transaction that deletes the order. */
  readonly releaseKey: (transaction: Db) => Promise<void>;
}

/**
 * Opens the payment page of an order that is already stored, outside a transaction so nothing in the database waits. It
 * closes the replaced pages first. A retry gets the same page for the same order. If the page cannot be opened, the
 * order is deleted unless another request opened it.
 * @returns the page's URL
 * @throws ApiError `unavailable` or `cart-changed`
 */
export async function openPaymentPage(
  frame: PaymentContext,
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
  const removeAndThrow = async (refusal: unknown): Promise<never> => {
    await removeUnopened(db, orderId, releaseKey);
    throw refusal;
  };
  await expirePages(db, payments, replaced).catch(removeAndThrow);
  if (order.page !== null) return order.page;
  const page = await payments.openCheckout(checkout).catch((error: unknown) => {
    logger.error('A payment page could not be opened.', error);
    return removeAndThrow(notOpened());
  });
  const saved = await db
    .update(orders)
    .set({ paymentPage: page.address, openPageId: page.id })
    .where(and(eq(orders.id, orderId), eq(orders.status, ORDER_STATUS.placed)))
    .returning({ id: orders.id });
  if (saved.length > 0) return page.address;
  // Another request deleted or replaced the order, so the shopper must not pay for it.
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
