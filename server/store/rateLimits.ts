import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from './database/db';
import { rateLimits } from './schema';

/** A use of a bucket. */
export interface Use {
  readonly bucket: string;
  readonly amount: number;
  /** When a window that starts with this use ends, epoch ms. */
  readonly endsAt: number;
}

/** The state of a bucket after a use. */
export interface Counted {
  readonly count: number;
  /** When its window ends, epoch ms. */
  readonly endsAt: number;
}

/**
 * Counts uses in one statement, so parallel requests cannot slip through.
 * @param uses each bucket at most once
 * @returns by bucket
 */
export async function incrementCounters(
  db: Db,
  now: number,
  uses: readonly Use[],
): Promise<ReadonlyMap<string, Counted>> {
  // If a window ends much later than a new one would, the clock was set back after it began.
  const latestEnd = sql`2 * excluded.ends_at - ${now}`;
  const isOver = sql`(${rateLimits.endsAt} <= ${now} or ${rateLimits.endsAt} > ${latestEnd})`;
  const rows = uses.map(({ amount, ...use }) => ({ ...use, count: amount }));
  const counted = await db
    .insert(rateLimits)
    // Sorted, so that two requests lock the same buckets in the same order.
    .values(rows.toSorted((one, other) => (one.bucket < other.bucket ? -1 : 1)))
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning();
  return new Map(counted.map(({ bucket, ...rest }) => [bucket, rest]));
}

/** Reverts uses, each bucket at most once. */
export async function decrementCounters(
  db: Db,
  uses: readonly Pick<Use, 'bucket' | 'amount'>[],
): Promise<void> {
  for (const { bucket, amount } of uses) {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - ${amount}, 0)` })
      .where(eq(rateLimits.bucket, bucket));
  }
}

/** Deletes a count, for example the failed tries after the right password. */
export async function resetCounter(db: Db, bucket: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, bucket));
}

/** Deletes the counts whose window ended before a time, epoch ms. */
export async function deleteEndedCounters(db: Db, before: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, before));
}
