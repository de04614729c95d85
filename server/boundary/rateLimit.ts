import { eq, sql } from 'drizzle-orm';
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

/**
 * Counts this time for each and tells whether all are still within their limits. The counts live in the database, since the
 * processes of the API hold no state; each is one statement, so that parallel requests cannot slip through.
 */
export async function isWithinLimits(db: Db, now: number, limits: readonly Limit[]) {
  let within = true;
  for (const limit of limits) {
    if ((await count(db, now, limit)) > limit.times) within = false;
  }
  return within;
}

async function count(
  db: Db,
  now: number,
  { bucket, windowMs, amount = 1 }: Limit,
): Promise<number> {
  const isOver = sql`${rateLimits.endsAt} <= ${now}`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ bucket, count: amount, endsAt: now + windowMs })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count });
  return counted?.count ?? amount;
}

/** Forgets a count, for example the failed tries after the right password. */
export async function forgetCount(db: Db, bucket: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, bucket));
}
