import { and, eq, lt } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { firstRow, insertNew } from './database/rows';
import { idempotencyKeys } from './schema';

/** Identifies a call by its customer, its path and its key. */
export interface StoredKey {
  readonly userId: string;
  readonly call: string;
  readonly key: string;
}

/** The stored call, or null. */
export const findKey = (db: Db, key: StoredKey) =>
  firstRow(db.select().from(idempotencyKeys).where(isOf(key)));

/**
 * Stores a key without a response. Of several concurrent transactions one inserts the key; the others wait for it.
 * @returns false when the key exists
 */
export const insertKey = (
  transaction: Transaction,
  { userId, call, key }: StoredKey,
  request: { readonly requestHash: string; readonly createdAt: number },
): Promise<boolean> => insertNew(transaction, idempotencyKeys, { userId, call, key, ...request });

/** Stores the response of a call. */
export async function updateResponse(
  transaction: Transaction,
  key: StoredKey,
  response: object,
): Promise<void> {
  await transaction.update(idempotencyKeys).set({ response }).where(isOf(key));
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
