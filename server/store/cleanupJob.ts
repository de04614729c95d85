import { PAYMENT_WINDOW_MS, VERIFIED_EMAIL_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { logger } from '../log/logger';
import { type Clock, DAY_MS, MINUTE_MS } from '../ports/clock';
import { deleteExpiredCodes } from './codes';
import type { Db } from './database/db';
import { deleteOldKeys } from './idempotencyKeys';
import { cancelUnopenedOrders, cancelUnpaidOrders } from './orders';
import { deleteEndedCounters } from './rateLimits';
import { deleteEndedSessions } from './sessions';
import { deleteEndedStaffAccess } from './staff';
import { deleteUsedProofs } from './usedProofs';

/** Short, because it also cancels overdue orders. */
const INTERVAL_MS = 10 * MINUTE_MS;
/** A shopper may return to an open page after days and repeat a request. */
const IDEMPOTENCY_KEY_LIFETIME_MS = 7 * DAY_MS;
const PROOF_LIFETIME_MS = DAY_MS;
/** Longer than any session of the counter lasts. */
const STAFF_SESSION_KEPT_MS = DAY_MS;
/** As long as Stripe may open the same page for a repeated request. */
const UNOPENED_LIFETIME_MS = DAY_MS;

/**
 * Deletes expired data. Runs periodically; may run in several processes at once.
 * @param now epoch ms
 */
export async function deleteExpired(
  db: Db,
  now: number,
  settings: { readonly paymentWindowCancels: boolean },
): Promise<void> {
  await deleteEndedSessions(db, now);
  await deleteEndedStaffAccess(db, { startedBefore: now - STAFF_SESSION_KEPT_MS, now });
  await deleteExpiredCodes(db, now - VERIFIED_EMAIL_LIFETIME_MS);
  await deleteEndedCounters(db, now);
  await deleteUsedProofs(db, now - PROOF_LIFETIME_MS);
  await deleteOldKeys(db, now - IDEMPOTENCY_KEY_LIFETIME_MS);
  await cancelUnopenedOrders(db, now, now - UNOPENED_LIFETIME_MS);
  if (settings.paymentWindowCancels) {
    await cancelUnpaidOrders(db, now, { before: now - PAYMENT_WINDOW_MS });
  }
}

/**
 * Cleans up now and every ten minutes.
 * @param sweepFiles removes unused files; gets the current time, epoch ms
 * @returns stops the job after waiting for the running cleanup
 */
export function startCleanupJob(
  db: Db,
  clock: Clock,
  settings: Parameters<typeof deleteExpired>[2],
  sweepFiles: (now: number) => Promise<unknown>,
): () => Promise<void> {
  const runCleanup = async () => {
    const now = clock.now();
    await deleteExpired(db, now, settings).catch((error: unknown) => {
      logger.error('Expired data could not be deleted.', error);
    });
    await sweepFiles(now).catch((error: unknown) => {
      logger.error('Old files could not be swept.', error);
    });
  };
  let running = runCleanup();
  const timer = setInterval(() => {
    running = runCleanup();
  }, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
