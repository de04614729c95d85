import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { unavailable } from '../../boundary/apiError';
import { logger } from '../../log/logger';
import type { CardCheckout, CardPayments } from '../../ports/cardPayments';
import type { Db, Transaction } from '../../store/database/db';
import { deleteWithoutPage, findPaymentPage, updatePaymentPage } from '../../store/orders';
import { expirePages } from './paymentPages';

const notOpened = () => unavailable((text) => text.order.pageNotOpened);

/** The context of a payment page: its service, and the cleanup when it cannot be opened. */
interface PaymentContext {
  readonly db: Db;
  readonly payments: CardPayments;
  /** epoch ms */
  readonly now: number;
  /** The open pages of the orders that this one replaces. */
  readonly replaced: readonly string[];
  /** Releases the order's idempotency key, in the transaction that deletes the order. */
  readonly releaseKey: (transaction: Transaction) => Promise<void>;
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
  const order = await findPaymentPage(db, orderId);
  if (!order || order.status === ORDER_STATUS.cancelled) {
    await db.transaction(releaseKey);
    throw notOpened();
  }
  const removeAndThrow = async (refusal: unknown): Promise<never> => {
    await removeUnopened(db, orderId, releaseKey);
    throw refusal;
  };
  await expirePages(db, frame, replaced).catch(removeAndThrow);
  if (order.paymentPage !== null) return order.paymentPage;
  const page = await payments.openCheckout(checkout).catch((error: unknown) => {
    logger.error('A payment page could not be opened.', error);
    return removeAndThrow(notOpened());
  });
  const opened = { paymentPage: page.address, paymentPageId: page.id, openPageId: page.id };
  if (await updatePaymentPage(db, orderId, opened)) return page.address;
  // Another request deleted or replaced the order, so the shopper must not pay for it.
  await payments.closeCheckout(page.id).catch((error: unknown) => {
    logger.error('A payment page of no order could not be closed.', error);
  });
  throw notOpened();
}

async function removeUnopened(
  db: Db,
  orderId: string,
  releaseKey: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (await deleteWithoutPage(transaction, orderId)) await releaseKey(transaction);
  });
}
