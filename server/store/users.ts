import type { Language } from '@kedai/contract/protocol/languages';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Verification } from './codes';
import type { Db, Transaction } from './database/db';
import { firstRow, hasChanged, insertNew } from './database/rows';
import { users } from './schema';

/** An account. */
type User = typeof users.$inferSelect;

/** The account of an e-mail, or null. */
export const findUser = (db: Db, email: string): Promise<User | null> =>
  firstRow(db.select().from(users).where(eq(users.email, email)));

/** The account of an e-mail that was registered with one of these proofs after a time (epoch ms), or null. */
export const findRegistered = (
  db: Db,
  { email, proofs, after }: Verification,
): Promise<User | null> => {
  const isRegistered = and(
    eq(users.email, email),
    inArray(users.registeredBy, [...proofs]),
    gt(users.createdAt, after),
  );
  return firstRow(db.select().from(users).where(isRegistered));
};

/** Stores a new account. @returns false when the e-mail already has one */
export const insertUser = (
  transaction: Transaction,
  user: typeof users.$inferInsert,
): Promise<boolean> => insertNew(transaction, users, user);

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

/** Stores the language that an account used last. */
export async function updateLanguage(db: Db, userId: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), sql`${users.language} is distinct from ${language}`));
}

/**
 * Replaces a password hash, unless it has changed in the meantime.
 * @returns whether it was replaced
 */
export const replacePasswordHash = (
  db: Db,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> =>
  hasChanged(
    db
      .update(users)
      .set({ passwordHash: to })
      .where(and(eq(users.id, userId), eq(users.passwordHash, from)))
      .returning(),
  );

/**
 * Serializes the transactions of a customer. Call it first in each transaction that changes more than one row of a
 * customer. Then the lock order of their cart, orders and keys does not matter, and two transactions cannot deadlock.
 * It does not block rows that only reference the customer, such as a new session.
 * @returns the account as it is now, or null without one
 */
export const lockCustomer = (transaction: Transaction, userId: string): Promise<User | null> =>
  firstRow(transaction.select().from(users).where(eq(users.id, userId)).for('no key update'));
