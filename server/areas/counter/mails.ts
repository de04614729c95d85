import { counterMailCalls as calls } from '@kedai/contract/calls/counterMails';
import type { Hono } from 'hono';
import { inEnglish, notFound } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { staffRoute } from '../../boundary/route';
import { MINUTE_MS } from '../../ports/clock';
import type { Db } from '../../store/database/db';
import { countLateMails, listLateMails, type MailRow, renewMail } from '../../store/mails';

/** How many mails are listed. */
const LISTED = 50;
/** Mails that wait for longer are listed. */
const LATE_AFTER_MS = 2 * MINUTE_MS;

const toMail = ({
  id,
  orderId,
  kind,
  to,
  dueAt,
  tries,
  nextTryAt,
  failedAt,
  lastError,
}: MailRow) => ({
  id,
  orderId,
  kind,
  to,
  dueAt,
  tries,
  nextTryAt: failedAt === null ? nextTryAt : null,
  error: lastError,
});

/** Mails that are due since before this moment are listed. */
export const lateBefore = (now: number): number => now - LATE_AFTER_MS;

async function readLateMails(db: Db, now: number) {
  const dueBefore = lateBefore(now);
  return {
    mails: (await listLateMails(db, dueBefore, LISTED)).map(toMail),
    count: await countLateMails(db, dueBefore),
  };
}

/** The mails about orders that staff look after. */
export function counterMailRoutes(app: Hono, deps: AppDeps): void {
  staffRoute(app, deps, calls.failedMails, ({ db, now }) => readLateMails(db, now));

  staffRoute(app, deps, calls.sendMailAgain, async ({ request, db, now }) => {
    if (!(await renewMail(db, request.id, now)))
      throw notFound(inEnglish('This mail was not found.'));
    return readLateMails(db, now);
  });
}
