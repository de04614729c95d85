import { and, eq, lt } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { idempotencyKeys } from './schema';

/** Identifies a call by its customer, its path and its key. */
export interface StoredKey {
  readonly userId: string;
  readonly call: string;
  readonly key: string;
}

/** The stored call, or null. */
export async function findKey(db: Db, key: StoredKey) {
  const [row] = await db.select().from(idempotencyKeys).where(isOf(key));
  return row ?? null;
}

/**
 * Stores a key without a response. Of several concurrent transactions one inserts the key; the others wait for it.
 * @returns false when the key exists
 */
export async function insertKey(
  transaction: Transaction,
  { userId, call, key }: StoredKey,
  request: { readonly requestHash: string; readonly createdAt: number },
): Promise<boolean> {
  const inserted = await transaction
    .insert(idempotencyKeys)
    .values({ userId, call, key, ...request })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

/** Stores the response of a call. */
export async function updateAnswer(
  transaction: Transaction,
  key: StoredKey,
  answer: object,
): Promise<void> {
  await transaction.update(idempotencyKeys).set({ answer }).where(isOf(key));
}

/** Deletes a key. */
export async function deleteKey(transaction: Transaction, key: StoredKey): Promise<void> {
  await transaction.delete(idempotencyKeys).where(isOf(key));
}

/** Deletes the keys that were created before a time, epoch ms. */
export async function deleteOldKeys(db: Db, before: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

const isOf = ({ userId, call, key }: StoredKey) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  );
