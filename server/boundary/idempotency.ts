import { and, eq } from 'drizzle-orm';
import { IDEMPOTENCY_KEY } from '../../src/contract/idempotency';
import { invalidRequest, keyReused } from '../refusal';
import type { Db } from '../store/database';
import { idempotencyKeys } from '../store/schema';

/** One intent of a customer, as it arrived. */
export interface Intent {
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
 */
export async function firstAnswer<Answer extends object>(
  db: Db,
  intent: Intent,
  run: (transaction: Db) => Promise<Answer>,
): Promise<Answer> {
  const { key } = intent;
  if (key === undefined) return db.transaction((transaction) => run(transaction));
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw invalidRequest('An Idempotency-Key is a text of 8 to 100 visible characters.');
  }
  const row = { userId: intent.userId, call: intent.call, key };
  const sameKey = isOf({ ...intent, key });
  return db.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(idempotencyKeys)
      .values({ ...row, requestHash: intent.requestHash, createdAt: intent.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) {
      const [first] = await transaction.select().from(idempotencyKeys).where(sameKey);
      if (!first) throw new Error('An idempotency key vanished while it was read.');
      if (first.requestHash !== intent.requestHash) throw keyReused();
      // What was kept is an answer that this call gave.
      return first.answer as Answer;
    }
    const answer = await run(transaction);
    await transaction.update(idempotencyKeys).set({ answer }).where(sameKey);
    return answer;
  });
}

/** Forgets the first answer, for a call whose effect was undone: sent again with this key it runs again. */
export async function forgetAnswer(transaction: Db, intent: Intent): Promise<void> {
  const { key } = intent;
  if (key !== undefined) await transaction.delete(idempotencyKeys).where(isOf({ ...intent, key }));
}

const isOf = ({ userId, call, key }: Pick<Intent, 'userId' | 'call'> & { key: string }) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  );
