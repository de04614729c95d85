import { tooManyRequests } from '../apiError';
import type { AppDeps } from '../deps';
import { isDatabaseUnavailable } from '../store/databaseFaults';
import { incrementCounters, secondsUntil } from './rateLimit';

/** How often a kind of call may be made. */
export interface CallLimit {
  /** Such as `cart`. */
  readonly kind: string;
  readonly times: number;
  readonly windowMs: number;
  /**
   * A process takes so many uses from the database at a time and hands them out from memory. For calls that are made often: a
   * statement for each would make them slower. The limit holds over all processes; one of them may leave a few uses unused.
   */
  readonly batch?: number;
  /** What a shopper reads beyond the limit. */
  readonly sentence: string;
}

interface Lease {
  /** Uses that were taken from the database and not handed out. */
  left: number;
  /** There are no more until the window ends. */
  readonly isLast: boolean;
  /** epoch ms */
  readonly endsAt: number;
}

/** Above this many leases those that ended are dropped. */
const LEASES_KEPT = 10_000;

/**
 * Makes the limit of a kind of call.
 * @returns counts one call of a customer or a network address; throws the refusal `too-many-requests` with `Retry-After`
 *
 * @example const assertMaySearch = callLimit(deps, { kind: 'search', times: 600, windowMs: MINUTE_MS, sentence });
 */
export function callLimit(
  { db, clock, settings }: Pick<AppDeps, 'db' | 'clock' | 'settings'>,
  { kind, times, windowMs, batch = 1, sentence }: CallLimit,
): (who: string) => Promise<void> {
  if (settings.callLimits === false) return async () => {};
  const leases = new Map<string, Lease>();
  const taking = new Map<string, Promise<void>>();

  const takeBatch = async (bucket: string, now: number): Promise<Lease> => {
    const counted = await incrementCounters(db, now, [{ bucket, times, windowMs, amount: batch }]);
    const { count, endsAt } = counted.get(bucket) ?? { count: batch, endsAt: now + windowMs };
    const granted = Math.min(batch, times - (count - batch));
    return { left: Math.max(granted, 0), isLast: granted <= 0, endsAt };
  };

  /** While the database is away, this process counts by itself: a search needs no database. */
  const takeOwn = (error: unknown, now: number): Lease => {
    if (!isDatabaseUnavailable(error)) throw error;
    return { left: times, isLast: true, endsAt: now + windowMs };
  };

  /** Requests at the same moment share one statement. */
  const shareBatch = (bucket: string, now: number): Promise<void> => {
    const running = taking.get(bucket);
    if (running) return running;
    const started = takeBatch(bucket, now)
      .catch((error: unknown) => takeOwn(error, now))
      .then((lease) => {
        if (leases.size >= LEASES_KEPT) dropEnded(leases, now);
        leases.set(bucket, lease);
      })
      .finally(() => taking.delete(bucket));
    taking.set(bucket, started);
    return started;
  };

  return async (who) => {
    const bucket = `${kind}:${who}`;
    for (;;) {
      const now = clock.now();
      const lease = leases.get(bucket);
      // A lease that ends much later than one that starts now began before the clock was set back.
      const isCurrent =
        lease !== undefined && lease.endsAt > now && lease.endsAt <= now + 2 * windowMs;
      if (isCurrent && lease.left > 0) {
        lease.left -= 1;
        return;
      }
      if (isCurrent && lease.isLast)
        throw tooManyRequests(sentence, secondsUntil(lease.endsAt, now));
      await shareBatch(bucket, now);
    }
  };
}

function dropEnded(leases: Map<string, Lease>, now: number): void {
  for (const [bucket, { endsAt }] of leases) if (endsAt <= now) leases.delete(bucket);
}
