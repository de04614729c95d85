import type { Db } from '../../store/database/db';
import { decrementCounters, incrementCounters } from '../../store/rateLimits';
import type { Message } from '../../text/serverText';
import { tooManyRequests } from '../apiError';

/** How often an action is allowed in a window that starts with its first use. */
export interface Limit {
  /** Names the action and its subject, for example `codes:a@b.my`. */
  readonly bucket: string;
  readonly times: number;
  readonly windowMs: number;
  /** How much this use counts; default 1. */
  readonly amount?: number;
}

/** Counts this use for each limit. The counts live in the database, because the API may run in several processes. */
export const countUses = (db: Db, now: number, limits: readonly Limit[]) =>
  incrementCounters(
    db,
    now,
    limits.map(({ bucket, windowMs, amount = 1 }) => ({ bucket, amount, endsAt: now + windowMs })),
  );

/**
 * Counts this use for each limit, also when it exceeds one.
 * @throws ApiError `too-many-requests` with the message and `Retry-After`
 */
export async function assertWithinLimits(
  db: Db,
  now: number,
  limits: readonly Limit[],
  message: Message,
): Promise<void> {
  const counted = await countUses(db, now, limits);
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
export const revertUses = (
  db: Db,
  limits: readonly Pick<Limit, 'bucket' | 'amount'>[],
): Promise<void> =>
  decrementCounters(
    db,
    limits.map(({ bucket, amount = 1 }) => ({ bucket, amount })),
  );
