import { eq } from 'drizzle-orm';
import type { Db } from './database';
import { users } from './schema';

/**
 * Lets one transaction of a customer run at a time, until it ends. To be called first in each transaction that changes more
 * than one row of a customer: then the order in which it locks their cart, orders and keys does not matter, and two of them
 * cannot wait for each other. It does not hold up rows that only refer to the customer, such as a new session.
 */
export async function lockCustomer(transaction: Db, userId: string): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
}
