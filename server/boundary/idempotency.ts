import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@kedai/contract/protocol/idempotency';
import type { Db, Transaction } from '../store/database/db';
import { deleteKey, findKey, insertKey, updateResponse } from '../store/idempotencyKeys';
import { lockCustomer } from '../store/users';
import { invalidRequest, keyReused } from './apiError';
import { ReceivedFile } from './request/uploads';

/** One call of a customer with its idempotency key. */
export interface IdempotentCall {
  readonly userId: string;
  /** The path of the call; another call may use the same key. */
  readonly call: string;
  /** The raw header; without it the call runs without idempotency. */
  readonly key: string | undefined;
  readonly request: unknown;
  /** epoch ms */
  readonly now: number;
}

/**
 * Runs a call once per key and answers every retry with the stored response. Key and effect share one transaction: a
 * crash leaves both or none, and a thrown error leaves none, so the next try runs again. The database lets one of
 * several concurrent requests insert the key; the others wait for its transaction.
 * @param prepare runs before and outside the transaction; a retry does not run it again
 */
export async function runIdempotent<Result extends object>(
  db: Db,
  intent: IdempotentCall,
  run: (transaction: Transaction) => Promise<Result>,
  prepare?: () => Promise<void>,
): Promise<Result> {
  const key = readKey(intent.key);
  if (prepare) {
    const earlier = await storedResponse<Result>(db, intent);
    if (earlier !== null) return earlier;
    await prepare();
  }
  if (key === undefined) {
    return db.transaction(async (transaction) => {
      await lockCustomer(transaction, intent.userId);
      return run(transaction);
    });
  }
  const stored = { requestHash: hashOf(intent.request), createdAt: intent.now };
  return db.transaction(async (transaction) => {
    await lockCustomer(transaction, intent.userId);
    if (!(await insertKey(transaction, { ...intent, key }, stored))) {
      const earlier = await storedResponse<Result>(transaction, intent);
      if (earlier === null) throw new Error('An idempotency key vanished while it was read.');
      return earlier;
    }
    const result = await run(transaction);
    await updateResponse(transaction, { ...intent, key }, result);
    return result;
  });
}

/** A valid key of the header, or none. @throws ApiError */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined || IDEMPOTENCY_KEY.test(header)) return header;
  throw invalidRequest(({ request }) => request.brokenKey);
}

/** The response that this request got before, or null. @throws ApiError when the key was used with another request */
async function storedResponse<Result extends object>(
  db: Db,
  intent: IdempotentCall,
): Promise<Result | null> {
  const { key } = intent;
  if (key === undefined) return null;
  const first = await findKey(db, { ...intent, key });
  if (!first) return null;
  if (first.requestHash !== hashOf(intent.request)) throw keyReused();
  // The stored value is a response of this call.
  return first.response as Result;
}

/** Deletes the stored response of a call whose effect was undone, so a retry with this key runs again. */
export async function releaseKey(transaction: Transaction, intent: IdempotentCall): Promise<void> {
  const { key } = intent;
  if (key !== undefined) await deleteKey(transaction, { ...intent, key });
}

/** sha256 of a file's content, then of the other fields, to tell a retry from another request. */
export function hashOf(request: unknown): string {
  const fields = typeof request === 'object' && request !== null ? Object.values(request) : [];
  const file = fields.find((value) => value instanceof ReceivedFile);
  const hash = file?.hash.copy() ?? createHash('sha256');
  return hash.update(JSON.stringify(request) ?? '').digest('hex');
}
