import type { Context } from 'hono';
import { HOUR_MS } from '../../ports/clock';
import type { Db, Transaction } from '../../store/database/db';
import {
  deleteStaffSessions,
  findStaffSession,
  insertStaffSession,
  type LiveStaff,
  type StaffMember,
  updateLastAct,
} from '../../store/staff';
import { deleteHttpOnlyCookie, readTokens, writeHttpOnlyCookie } from './cookies';
import { deviceName } from './deviceName';
import { hashToken, newToken } from './token';

/** A session of the counter ends after this long, whatever happens in it. */
export const STAFF_SESSION_LIFETIME_MS = 12 * HOUR_MS;
/** It ends earlier, after this long without an act: a device on the till is left alone. */
export const STAFF_IDLE_MS = 2 * HOUR_MS;

/** The cookie that holds the token of a session of the counter. */
export const STAFF_COOKIE = 'kedai_staff';
const COOKIE = {
  name: STAFF_COOKIE,
  path: '/',
  lifetimeMs: STAFF_SESSION_LIFETIME_MS,
  sameSite: 'Strict',
} as const;

const live = (now: number): LiveStaff => ({
  createdAfter: now - STAFF_SESSION_LIFETIME_MS,
  actedAfter: now - STAFF_IDLE_MS,
});

const hashesOf = (c: Context) => readTokens(c, COOKIE).map(hashToken);

/** The person who is signed in behind the counter, or null. A POST counts as an act, a GET polls. */
export async function findStaff(c: Context, db: Db, now: number): Promise<StaffMember | null> {
  for (const tokenHash of hashesOf(c)) {
    const found = await findStaffSession(db, tokenHash, live(now));
    if (!found) continue;
    if (c.req.method === 'POST') await updateLastAct(db, tokenHash, now);
    return found.staff;
  }
  return null;
}

/**
 * Signs a person in: replaces the session of the browser by a new one.
 * @returns writes the cookie; call it after the commit
 */
export async function createStaffSession(
  c: Context,
  transaction: Transaction,
  staffId: string,
  now: number,
): Promise<() => void> {
  await deleteStaffSessions(transaction, hashesOf(c));
  const token = newToken();
  await insertStaffSession(transaction, {
    tokenHash: hashToken(token),
    staffId,
    createdAt: now,
    lastActAt: now,
    device: deviceName(c.req.header('user-agent')) ?? null,
  });
  return () => writeHttpOnlyCookie(c, COOKIE, token);
}

/** Signs out; does nothing without a session. */
export async function endStaffSession(c: Context, db: Db): Promise<void> {
  await deleteStaffSessions(db, hashesOf(c));
  deleteHttpOnlyCookie(c, COOKIE);
}
