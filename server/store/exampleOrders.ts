import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from './database/db';
import { orders, receipts, users } from './schema';

/** Deletes the orders for trying the counter, and their customer. @returns the files of their receipts */
export async function deleteExampleOrders(
  transaction: Transaction,
  userId: string,
): Promise<readonly string[]> {
  const examples = transaction
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.isExample, true));
  const rows = await transaction
    .delete(receipts)
    .where(inArray(receipts.orderId, examples))
    .returning({ fileKey: receipts.fileKey });
  await transaction.delete(orders).where(eq(orders.isExample, true));
  await transaction.delete(users).where(eq(users.id, userId));
  return rows.map(({ fileKey }) => fileKey);
}
