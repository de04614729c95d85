import { isDatabaseUnavailable } from '../../store/database/databaseFaults';
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
  readonly message: string;
}

interface BatchLease {
  /** Uses that were taken from the database and not handed out yet. */
  left: number;
  /** No uses are left until the window ends. */
  readonly isLast: boolean;
  /** epoch ms */
  readonly endsAt: number;
}

/** Above this many leases, the ended ones are deleted. */
const MAX_LEASES = 10_000;

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
  const leases = new Map<string, BatchLease>();
  const pendingBatches = new Map<string, Promise<void>>();

  const takeBatch = async (bucket: string, now: number): Promise<BatchLease> => {
    const counted = await countUses(db, now, [{ bucket, times, windowMs, amount: batch }]);
    const { count, endsAt } = counted.get(bucket) ?? { count: batch, endsAt: now + windowMs };
    const granted = Math.min(batch, times - (count - batch));
    return { left: Math.max(granted, 0), isLast: granted <= 0, endsAt };
  };

  /** While the database is unavailable, this process counts on its own: a search needs no database. */
  const grantLocalLease = (error: unknown, now: number): BatchLease => {
    if (!isDatabaseUnavailable(error)) throw error;
    return { left: times, isLast: true, endsAt: now + windowMs };
  };

  /** Concurrent requests share one statement. */
  const shareBatch = (bucket: string, now: number): Promise<void> => {
    const running = pendingBatches.get(bucket);
    if (running) return running;
    const started = takeBatch(bucket, now)
      .catch((error: unknown) => grantLocalLease(error, now))
      .then((lease) => {
        if (leases.size >= MAX_LEASES) deleteEnded(leases, now);
        leases.set(bucket, lease);
      })
      .finally(() => pendingBatches.delete(bucket));
    pendingBatches.set(bucket, started);
    return started;
  };

  return async (subject) => {
    const bucket = `${kind}:${subject}`;
    for (;;) {
      const now = clock.now();
      const lease = leases.get(bucket);
      // If a lease ends much later than a new one would, the clock was set back after it began.
      const isCurrent =
        lease !== undefined && lease.endsAt > now && lease.endsAt <= now + 2 * windowMs;
      if (isCurrent && lease.left > 0) {
        lease.left -= 1;
        return;
      }
      if (isCurrent && lease.isLast)
        throw tooManyRequests(message, secondsUntil(lease.endsAt, now));
      await shareBatch(bucket, now);
    }
  };
}

function deleteEnded(leases: Map<string, BatchLease>, now: number): void {
  for (const [bucket, { endsAt }] of leases) if (endsAt <= now) leases.delete(bucket);
}
