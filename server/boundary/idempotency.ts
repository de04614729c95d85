import { and, eq } from 'drizzle-orm';
import { IDEMPOTENCY_KEY } from '../../src/contract/idempotency';
import { invalidRequest, keyReused } from '../apiError';
import type { Db } from '../store/database';
import { lockCustomer } from '../store/lockCustomer';
import { idempotencyKeys } from '../store/schema';

/** One intent of a customer, as it arrived. */
export interface IdempotentCall {
  readonly userId: string;
  /** The path of the call; the same key may be used for another call. */
  readonly call: string;
  /** The header as it came; absent: the call simply runs. */
  readonly key: string | undefined;
  readonly requestHash: string;
  /** epoch ms */
  readonly now: number;
}

/**
 * Runs a call once for its key and answers every repetition with the first answer. Key and effect are one transaction:
 * a crash leaves both or none, and a refusal (which throws) leaves none, so that the next try runs again. Of several
 * at the same time the database lets one insert the key; the others wait for its transaction there.
 * @param prepare what has to be done before, outside the transaction; a repetition does not do it again
 */
export async function runIdempotent<Answer extends object>(
  db: Db,
  intent: IdempotentCall,
  run: (transaction: Db) => Promise<Answer>,
  prepare?: () => Promise<void>,
): Promise<Answer> {
  const { key } = intent;
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    throw invalidRequest('An Idempotency-Key is a text of 8 to 100 visible characters.');
  }
  if (prepare) {
    const earlier = await storedResponse<Answer>(db, intent);
    if (earlier !== null) return earlier;
    await prepare();
  }
  if (key === undefined) {
    return db.transaction(async (transaction) => {
      await lockCustomer(transaction, intent.userId);
      return run(transaction);
    });
  }
  const row = { userId: intent.userId, call: intent.call, key };
  return db.transaction(async (transaction) => {
    await lockCustomer(transaction, intent.userId);
    const inserted = await transaction
      .insert(idempotencyKeys)
      .values({ ...row, requestHash: intent.requestHash, createdAt: intent.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) {
      const earlier = await storedResponse<Answer>(transaction, intent);
      if (earlier === null) throw new Error('An idempotency key vanished while it was read.');
      return earlier;
    }
    const answer = await run(transaction);
    await transaction
      .update(idempotencyKeys)
      .set({ answer })
      .where(isOf({ ...intent, key }));
    return answer;
  });
}

/** The answer that this request got when it came before, or null. @throws ApiError when the key came with another request */
async function storedResponse<Answer extends object>(
  db: Db,
  intent: IdempotentCall,
): Promise<Answer | null> {
  const { key } = intent;
  if (key === undefined) return null;
  const [first] = await db
    .select()
    .from(idempotencyKeys)
    .where(isOf({ ...intent, key }));
  if (!first) return null;
  if (first.requestHash !== intent.requestHash) throw keyReused();
  // What was kept is an answer that this call gave.
  return first.answer as Answer;
}

/** Forgets the first answer, for a call whose effect was undone: sent again with this key it runs again. */
export async function releaseKey(transaction: Db, intent: IdempotentCall): Promise<void> {
  const { key } = intent;
  if (key !== undefined) await transaction.delete(idempotencyKeys).where(isOf({ ...intent, key }));
}

const isOf = ({ userId, call, key }: Pick<IdempotentCall, 'userId' | 'call'> & { key: string }) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  );
