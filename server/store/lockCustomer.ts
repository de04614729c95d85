import { eq } from 'drizzle-orm';
import type { Db } from './database';
import { users } from './schema';

/**
 * Serializes the transactions of a customer. Call it first in each transaction that changes more than one row of a
 * customer. Then the lock order of their cart, orders and keys does not matter, and two transactions cannot deadlock.
 * It does not block rows that only reference the customer, such as a new session.
 */
export async function lockCustomer(transaction: Db, userId: string): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
}
