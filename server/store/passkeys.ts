import { and, asc, eq } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { firstRow, hasChanged, insertNew } from './database/rows';
import { passkeys, users } from './schema';

/** A passkey of an account. */
type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of a customer, the oldest first. */
export async function readPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** A passkey with the e-mail of its account, or null. @param id of the credential */
export const findPasskey = (db: Db, id: string) =>
  firstRow(
    db
      .select({ passkey: passkeys, email: users.email })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.id, id)),
  );

/** Stores a new passkey. @returns false if it is stored already */
export const insertPasskey = (
  transaction: Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> => insertNew(transaction, passkeys, passkey);

/**
 * Records the use of a passkey.
 * @param from the counter that was checked
 * @returns false if the counter has changed since, or the passkey is gone
 */
export const updatePasskeyUse = (
  db: Db,
  id: string,
  { from, to, lastUsedAt }: { from: number; to: number; lastUsedAt: number },
): Promise<boolean> =>
  hasChanged(
    db
      .update(passkeys)
      .set({ counter: to, lastUsedAt })
      .where(and(eq(passkeys.id, id), eq(passkeys.counter, from)))
      .returning(),
  );

/** Deletes a passkey of a customer; a missing one is not an error. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
}

/** Deletes all passkeys of a customer. */
export async function deletePasskeys(db: Db, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}
