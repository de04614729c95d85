import { lt } from 'drizzle-orm';
import { VERIFIED_EMAIL_LIFETIME_MS } from '../../src/contract/limits';
import { logger } from '../logger';
import { type Clock, DAY_MS, MINUTE_MS } from '../ports/clock';
import type { Db } from './database';
import { cancelOverdueOrders } from './paymentWindow';
import { codes, idempotencyKeys, rateLimits, sessions, usedProofs } from './schema';

/** Unpaid orders are looked at as well, so that none is overdue for long. */
const EVERY_MS = 10 * MINUTE_MS;
/** A shopper who comes back to an open page may repeat a request after days. */
const KEYS_KEPT_MS = 7 * DAY_MS;
const PROOFS_KEPT_MS = DAY_MS;

/**
 * Throws away what time has made worthless. Meant to run now and then; it may run in several processes at once.
 * @param now epoch ms
 */
export async function deleteExpired(
  db: Db,
  now: number,
  settings: { readonly paymentWindowCancels: boolean },
): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(codes).where(lt(codes.expiresAt, now - VERIFIED_EMAIL_LIFETIME_MS));
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, now));
  await db.delete(usedProofs).where(lt(usedProofs.usedAt, now - PROOFS_KEPT_MS));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - KEYS_KEPT_MS));
  if (settings.paymentWindowCancels) await cancelOverdueOrders(db, now);
}

/**
 * Tidies up now and every ten minutes.
 * @param sweepFiles removes files that nobody needs; told the moment, epoch ms
 * @returns stops it, after waiting for what is running
 */
export function startCleanupJob(
  db: Db,
  clock: Clock,
  settings: Parameters<typeof deleteExpired>[2],
  sweepFiles: (now: number) => Promise<unknown>,
): () => Promise<void> {
  const tidy = async () => {
    const now = clock.now();
    await deleteExpired(db, now, settings).catch((error: unknown) => {
      logger.error('Old data could not be thrown away.', error);
    });
    await sweepFiles(now).catch((error: unknown) => {
      logger.error('Old files could not be swept.', error);
    });
  };
  let running = tidy();
  const timer = setInterval(() => {
    running = tidy();
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
