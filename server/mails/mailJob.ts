import { setTimeout as wait } from 'node:timers/promises';
import { cleanText, shorten } from '@kedai/contract/rules/text';
import { storedLanguage } from '../boundary/language';
import { logger } from '../log/logger';
import { type Clock, HOUR_MS, MINUTE_MS } from '../ports/clock';
import { type Mailer, MailRefused } from '../ports/mail';
import { readBoughtNames } from '../store/boughtNames';
import type { Db } from '../store/database/db';
import { leaseMail, type MailRow, updateMail } from '../store/mails';
import { findEvent } from '../store/orderEvents';
import { findAnyOrder, withItems } from '../store/orders';
import { composeOrderMail, type Sender } from './orderMail';

/** How long a mail belongs to the process that sends it. It is renewed meanwhile, so it ends only when the process dies. */
const LEASE_MS = MINUTE_MS;
const RENEW_MS = LEASE_MS / 3;

/** How long after each failed try the next one follows. */
const TRY_AGAIN_AFTER_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
];

/** How often the job looks for mails. */
const INTERVAL_MS = 2000;
const ERROR_CHARACTERS = 300;
/** How often, and after how long each time (ms), the job tries to store what became of a mail. */
const MARK_TRIES = 30;
const MARK_AGAIN_AFTER_MS = 2000;

/** The dependencies of the job. */
export interface MailJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly sender: Sender;
}

/**
 * Sends the mails that are due, one after the other. No transaction is open while one is being sent.
 * @param signal ends it after the mail that is being sent
 */
export async function sendDueMails(deps: MailJobDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  while (!signal?.aborted) {
    const now = clock.now();
    const mail = await leaseMail(db, { now, until: now + LEASE_MS });
    if (mail === null) return;
    await sendMail(deps, mail, signal);
  }
}

async function sendMail(deps: MailJobDeps, mail: MailRow, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const { id } = mail;
  const renewing = setInterval(() => {
    updateMail(db, id, { leaseUntil: clock.now() + LEASE_MS }).catch((error: unknown) => {
      logger.error('The lease of a mail could not be renewed.', error);
    });
  }, RENEW_MS);
  const outcome = await deliver(deps, mail).then(
    () => ({ sentAt: clock.now(), lastError: null }),
    (error: unknown) => planAgain(mail, clock.now(), error),
  );
  // While the database is away, the lease alone keeps other processes from sending it once more.
  for (let left = MARK_TRIES; left > 0; left -= 1) {
    try {
      await updateMail(db, id, { ...outcome, leaseUntil: null });
      break;
    } catch (error) {
      logger.error('The outcome of a mail could not be stored.', error);
      if (signal?.aborted) break;
      await wait(MARK_AGAIN_AFTER_MS);
    }
  }
  clearInterval(renewing);
}

async function deliver({ db, mailer, sender }: MailJobDeps, mail: MailRow): Promise<void> {
  const { kind, to, messageId } = mail;
  const event = await findEvent(db, mail.eventId);
  const found = await findAnyOrder(db, mail.orderId);
  const [order] = await withItems(db, found ? [found] : []);
  // The order was deleted, and the mail with it.
  if (!order || !event) return;
  const ids = order.items.map(({ productId }) => productId);
  const nameOf = await readBoughtNames(db, ids, storedLanguage(order.language));
  const items = order.items.map((item) => ({ ...item, ...nameOf(item.productId, item.name) }));
  const told = { kind, order: { ...order, items }, event };
  await mailer.send({ ...composeOrderMail(told, sender), to, messageId });
}

/** What follows a failed try: the next one, or none. */
function planAgain({ kind, tries }: MailRow, now: number, error: unknown) {
  const pause = error instanceof MailRefused ? undefined : TRY_AGAIN_AFTER_MS[tries - 1];
  logger.error('A mail about an order could not be sent.', error, {
    kind,
    tries,
    isFinal: pause === undefined,
  });
  const message = error instanceof Error ? error.message : String(error);
  return {
    lastError: shorten(cleanText(message), ERROR_CHARACTERS),
    ...(pause === undefined ? { failedAt: now } : { nextTryAt: now + pause }),
  };
}

/**
 * Sends due mails now and every two seconds. Several processes may do so at once.
 * @returns stops the job after waiting for the mail that is being sent
 */
export function startMailJob(deps: MailJobDeps): () => Promise<void> {
  const end = new AbortController();
  let running = Promise.resolve();
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    running = sendDueMails(deps, end.signal)
      .catch((error: unknown) => logger.error('The mails about orders could not be read.', error))
      .finally(() => {
        isRunning = false;
      });
  };
  run();
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return () => {
    end.abort();
    clearInterval(timer);
    return running;
  };
}
