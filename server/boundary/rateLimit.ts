import { eq, sql } from 'drizzle-orm';
import type { Db } from '../store/database';
import { rateLimits } from '../store/schema';

/** How often something may be done in a window that starts with the first time. */
export interface Limit {
  /** Names what is counted and for whom, for example `codes:a@b.my`. */
  readonly bucket: string;
  readonly times: number;
  readonly windowMs: number;
}

/**
 * Counts one more of each and tells whether all are still within their limits. The counts live in the database, since the
 * processes of the API hold no state; each is one statement, so that parallel requests cannot slip through.
 */
export async function isWithinLimits(db: Db, now: number, limits: readonly Limit[]) {
  let within = true;
  for (const limit of limits) {
    if ((await countOneMore(db, now, limit)) > limit.times) within = false;
  }
  return within;
}

async function countOneMore(db: Db, now: number, { bucket, windowMs }: Limit): Promise<number> {
  const isOver = sql`${rateLimits.endsAt} <= ${now}`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ bucket, count: 1, endsAt: now + windowMs })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count });
  return counted?.count ?? 1;
}

/** Forgets a count, for example the failed tries after the right password. */
export async function forgetCount(db: Db, bucket: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, bucket));
}
