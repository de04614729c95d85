import { eq, inArray, sql } from 'drizzle-orm';
import { tooManyRequests } from '../apiError';
import type { Db } from '../store/database';
import { rateLimits } from '../store/schema';

/** How often an action is allowed in a window that starts with its first use. */
export interface Limit {
  /** Names the action and its subject, for example `codes:a@b.my`. */
  readonly bucket: string;
  readonly times: number;
  readonly windowMs: number;
  /** How much this use counts; default 1. */
  readonly amount?: number;
}

/** The state of a bucket after this use. */
export interface Counted {
  readonly count: number;
  /** When its window ends, epoch ms. */
  readonly endsAt: number;
}

/**
 * Counts this use for each limit. The counts live in the database, because the API may run in several processes. One
 * statement counts them all, so parallel requests cannot slip through.
 * @param limits each bucket at most once
 * @returns by bucket
 */
export async function incrementCounters(
  db: Db,
  now: number,
  limits: readonly Limit[],
): Promise<ReadonlyMap<string, Counted>> {
  // If a window ends much later than a new one would, the clock was set back after it began.
  const latestEnd = sql`2 * excluded.ends_at - ${now}`;
  const isOver = sql`(${rateLimits.endsAt} <= ${now} or ${rateLimits.endsAt} > ${latestEnd})`;
  const rows = limits.map(({ bucket, windowMs, amount = 1 }) => ({
    bucket,
    count: amount,
    endsAt: now + windowMs,
  }));
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

/**
 * Counts this use for each limit, also when it exceeds one.
 * @throws ApiError `too-many-requests` with the message and `Retry-After`
 */
export async function assertWithinLimits(
  db: Db,
  now: number,
  limits: readonly Limit[],
  message: string,
): Promise<void> {
  const counted = await incrementCounters(db, now, limits);
  const spent = limits.flatMap(({ bucket, times }) => {
    const { count, endsAt } = counted.get(bucket) ?? { count: 0, endsAt: now };
    return count > times ? [endsAt] : [];
  });
  if (spent.length > 0) throw tooManyRequests(message, secondsUntil(Math.max(...spent), now));
}

/** The `Retry-After` value for a moment, in seconds. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.max(1, Math.ceil((moment - now) / 1000));

/** Reverts a use that had no effect, for example a code that could not be mailed. */
export async function decrementCounters(db: Db, limits: readonly Limit[]): Promise<void> {
  const buckets = limits.map(({ bucket }) => bucket);
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.bucket, buckets));
}

/** Deletes a count, for example the failed tries after the right password. */
export async function resetCounter(db: Db, bucket: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, bucket));
}
