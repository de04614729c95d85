import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Verification } from './codes';
import type { Db, Transaction } from './database/db';
import { users } from './schema';

/** An account. */
type User = typeof users.$inferSelect;

/** The account of an e-mail, or null. */
export async function findUser(db: Db, email: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

/** The account of an e-mail that was registered with one of these proofs after a time (epoch ms), or null. */
export async function findRegistered(
  db: Db,
  { email, proofs, after }: Verification,
): Promise<User | null> {
  const isRegistered = and(
    eq(users.email, email),
    inArray(users.registeredBy, [...proofs]),
    gt(users.createdAt, after),
  );
  const [user] = await db.select().from(users).where(isRegistered);
  return user ?? null;
}

/** Stores a new account. @returns false when the e-mail already has one */
export async function insertUser(
  transaction: Transaction,
  user: typeof users.$inferInsert,
): Promise<boolean> {
  const inserted = await transaction
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted.length > 0;
}

/** Changes the password of an e-mail's account. @returns the account's id, or null without an account */
export async function updatePassword(
  db: Db,
  email: string,
  passwordHash: string,
): Promise<string | null> {
  const [user] = await db
    .update(users)
    .set({ passwordHash })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  return user?.id ?? null;
}

/**
 * Replaces a password hash, unless it has changed in the meantime.
 * @returns whether it was replaced
 */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const replaced = await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, userId), eq(users.passwordHash, from)))
    .returning({ id: users.id });
  return replaced.length > 0;
}

/**
 * Serializes the transactions of a customer. Call it first in each transaction that changes more than one row of a
 * customer. Then the lock order of their cart, orders and keys does not matter, and two transactions cannot deadlock.
 * It does not block rows that only reference the customer, such as a new session.
 * @returns the account as it is now, or null without one
 */
export async function lockCustomer(transaction: Transaction, userId: string): Promise<User | null> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user ?? null;
}
