import { randomUUID, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { isLocal } from '../boundary/caller/clientAddress';
import { resolveOrigin } from '../boundary/caller/origin';
import type { AppDeps } from '../boundary/deps';
import { createStaffSession } from '../boundary/session/staffSession';
import { upsertStaff } from '../store/staff';

/** Whom the printed address signs in. Nobody can be invited or sign in with this e-mail: it is no valid one. */
const OWNER = { email: 'owner@localhost', name: 'Owner', role: 'owner' } as const;

/**
 * Opens the counter as its owner by the address that a start prints, so that trying it takes no set-up. Never mounted in
 * production or on a public shop, and for this machine only. With another key the counter's page opens, which asks to sign in.
 */
export function openByKey(
  { db, clock, settings }: Pick<AppDeps, 'db' | 'clock' | 'settings'>,
  key: string,
): Hono {
  const isKey = (text: string) =>
    text.length === key.length && timingSafeEqual(Buffer.from(text), Buffer.from(key));
  return new Hono().get('/counter', resolveOrigin(settings), async (c, next) => {
    if (!isKey(c.req.query('key') ?? '') || !isLocal(c)) return next();
    const now = clock.now();
    const writeCookie = await db.transaction(async (transaction) => {
      const id = await upsertStaff(transaction, { id: randomUUID(), ...OWNER, createdAt: now });
      return createStaffSession(c, transaction, id, now);
    });
    writeCookie();
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    return c.redirect('/counter');
  });
}
