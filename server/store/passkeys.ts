import { and, asc, eq } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { firstRow, hasChanged, insertNew } from './database/rows';
import { passkeys, type staffPasskeys, users } from './schema';

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

/** A use of a passkey. */
export interface PasskeyUse {
  /** The counter that was checked. */
  readonly from: number;
  readonly to: number;
  readonly lastUsedAt: number;
}

/**
 * Records the use of a passkey of a customer or of staff.
 * @returns false if the counter has changed since, or the passkey is gone
 */
export const updatePasskeyUse = (
  db: Db,
  id: string,
  { from, to, lastUsedAt }: PasskeyUse,
  table: typeof passkeys | typeof staffPasskeys = passkeys,
): Promise<boolean> =>
  hasChanged(
    db
      .update(table)
      .set({ counter: to, lastUsedAt })
      .where(and(eq(table.id, id), eq(table.counter, from)))
      .returning({ id: table.id }),
  );

/** Deletes a passkey of a customer; a missing one is not an error. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
}

/** Deletes all passkeys of a customer. */
export async function deletePasskeys(db: Db, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}
