import { and, eq, isNull } from 'drizzle-orm';
import type { CardCheckout, CardPayments } from '../../ports/cardPayments';
import { unavailable } from '../../refusal';
import type { Db } from '../../store/database';
import { orders } from '../../store/schema';

const notOpened = () =>
  unavailable(
    'The payment page could not be opened. Nothing was ordered or paid; please try again, or choose Touch n Go eWallet.',
  );

/**
 * Opens the payment page of an order that is written already, without holding anybody up in the database meanwhile. The
 * same page again for the same order. When it cannot be opened the order goes, unless another try opened it.
 * @param forget takes the order's key out of use, in the transaction that removes the order
 * @returns the page's address
 * @throws Refusal `unavailable`
 */
export async function openPaymentPage(
  db: Db,
  payments: CardPayments,
  checkout: CardCheckout,
  forget: (transaction: Db) => Promise<void>,
): Promise<string> {
  const { orderId } = checkout;
  const [order] = await db
    .select({ page: orders.paymentPage })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw notOpened();
  if (order.page !== null) return order.page;
  const page = await payments.openCheckout(checkout).catch(async (error: unknown) => {
    console.error('A payment page could not be opened:', error);
    await removeUnopened(db, orderId, forget);
    throw notOpened();
  });
  const kept = await db
    .update(orders)
    .set({ paymentPage: page })
    .where(eq(orders.id, orderId))
    .returning({ id: orders.id });
  // Removed by another try: then nobody may be sent to pay for it.
  if (kept.length === 0) throw notOpened();
  return page;
}

async function removeUnopened(
  db: Db,
  orderId: string,
  forget: (transaction: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const removed = await transaction
      .delete(orders)
      .where(and(eq(orders.id, orderId), isNull(orders.paymentPage)))
      .returning({ id: orders.id });
    if (removed.length > 0) await forget(transaction);
  });
}
