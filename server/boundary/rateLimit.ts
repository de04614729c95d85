import { eq, inArray, sql } from 'drizzle-orm';
import { tooManyRequests } from '../apiError';
import type { Db } from '../store/database';
import { rateLimits } from '../store/schema';

/** How often something may be done in a window that starts with the first time. */
export interface Limit {
  /** Names what is counted and for whom, for example `codes:a@b.my`. */
  readonly bucket: string;
  readonly times: number;
  readonly windowMs: number;
  /** How much this time counts; absent: 1. */
  readonly amount?: number;
}

/** What a bucket holds after it was counted in. */
export interface Counted {
  readonly count: number;
  /** When its window ends, epoch ms. */
  readonly endsAt: number;
}

/**
 * Counts this time for each limit. The counts live in the database, since the API may run in several processes. They are
 * counted in one statement, so parallel requests cannot slip through.
 * @param limits no bucket twice
 * @returns by bucket
 */
export async function incrementCounters(
  db: Db,
  now: number,
  limits: readonly Limit[],
): Promise<ReadonlyMap<string, Counted>> {
  // A window that ends much later than one that starts now began before the clock was set back.
  const latestEnd = sql`2 * excluded.ends_at - ${now}`;
  const isOver = sql`(${rateLimits.endsAt} <= ${now} or ${rateLimits.endsAt} > ${latestEnd})`;
  const rows = limits.map(({ bucket, windowMs, amount = 1 }) => ({
    bucket,
    count: amount,
    endsAt: now + windowMs,
  }));
  const counted = await db
    .insert(rateLimits)
    // Two requests that count in the same buckets lock them in the same order.
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

/**
 * Counts this time for each limit, whether or not it is within them.
 * @throws ApiError `too-many-requests` with the sentence and `Retry-After`
 */
export async function assertWithinLimits(
  db: Db,
  now: number,
  limits: readonly Limit[],
  sentence: string,
): Promise<void> {
  const counted = await incrementCounters(db, now, limits);
  const spent = limits.flatMap(({ bucket, times }) => {
    const { count, endsAt } = counted.get(bucket) ?? { count: 0, endsAt: now };
    return count > times ? [endsAt] : [];
  });
  if (spent.length > 0) throw tooManyRequests(sentence, secondsUntil(Math.max(...spent), now));
}

/** The value of `Retry-After` for a moment, s. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.max(1, Math.ceil((moment - now) / 1000));

/** Takes a use back that came to nothing, for example a code that could not be mailed. */
export async function decrementCounters(db: Db, limits: readonly Limit[]): Promise<void> {
  const buckets = limits.map(({ bucket }) => bucket);
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.bucket, buckets));
}

/** Forgets a count, for example the failed tries after the right password. */
export async function resetCounter(db: Db, bucket: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, bucket));
}
