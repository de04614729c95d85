import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '../../store/database/databaseFaults';
import type { Message } from '../../text/serverText';
import { tooManyRequests } from '../apiError';
import type { AppDeps } from '../deps';
import { countUses, secondsUntil } from './rateLimit';

/** How often a kind of call is allowed. */
export interface CallLimit {
  /** Such as `cart`. */
  readonly kind: string;
  readonly times: number;
  readonly windowMs: number;
  /**
   * A process takes this many uses from the database at a time and hands them out from memory. Frequent calls need
   * this: one statement for each call would make them slower. The limit holds over all processes; a process may leave a
   * few uses unused.
   */
  readonly batch?: number;
  /** The message that a shopper gets beyond the limit. */
  readonly message: Message;
}

/** Uses that a process took from the database. */
interface Batch {
  /** The uses that were not handed out yet. */
  left: number;
  /** The database has no more uses until the window ends. */
  readonly isLast: boolean;
  /** epoch ms */
  readonly endsAt: number;
}

/** The subjects whose batches a process keeps. The database counts for the others, too. */
const MAX_BATCHES = 10_000;

/**
 * Creates the limiter of a kind of call.
 * @returns a function that counts one call of a customer or a network address; it throws `too-many-requests` with
 * `Retry-After`
 *
 * @example const assertMaySearch = callLimit(deps, { kind: 'search', times: 600, windowMs: MINUTE_MS, message });
 */
export function callLimit(
  { db, clock, settings }: Pick<AppDeps, 'db' | 'clock' | 'settings'>,
  { kind, times, windowMs, batch = 1, message }: CallLimit,
): (subject: string) => Promise<void> {
  if (settings.callLimits === false) return async () => {};

  const takeBatch = async (bucket: string): Promise<Batch> => {
    const now = clock.now();
    try {
      const counted = await countUses(db, now, [{ bucket, times, windowMs, amount: batch }]);
      const { count, endsAt } = counted.get(bucket) ?? { count: batch, endsAt: now + windowMs };
      const granted = Math.min(batch, times - (count - batch));
      return { left: Math.max(granted, 0), isLast: granted <= 0, endsAt };
    } catch (error) {
      // While the database is unavailable, this process counts on its own: a search needs no database.
      if (!isDatabaseUnavailable(error)) throw error;
      return { left: times, isLast: true, endsAt: now + windowMs };
    }
  };
  const batches = new LRUCache<string, Batch>({ max: MAX_BATCHES, fetchMethod: takeBatch });

  return async (subject) => {
    const bucket = `${kind}:${subject}`;
    for (;;) {
      const now = clock.now();
      const current = batches.get(bucket);
      // If a window ends much later than a new one would, the clock was set back after it began.
      if (current && current.endsAt > now && current.endsAt <= now + 2 * windowMs) {
        if (current.left > 0) {
          current.left -= 1;
          return;
        }
        if (current.isLast) throw tooManyRequests(message, secondsUntil(current.endsAt, now));
      }
      // Concurrent calls share one statement.
      await batches.fetch(bucket, { forceRefresh: true });
    }
  };
}
