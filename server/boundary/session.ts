import { createHmac } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { DAY_MS, MINUTE_MS } from '../ports/clock';
import type { Db } from '../store/database';
import { sessions, users } from '../store/schema';
import { deleteHttpOnlyCookie, isSecure, writeHttpOnlyCookie } from './cookies';
import { deviceName } from './deviceName';
import { hashToken, isToken, newToken } from './token';

/** The cookie that holds a session's token. */
export const SESSION_COOKIE = 'kedai_session';

/** A session ends after this long without a visit. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** A session ends after this long, however often it is used: a stolen cookie is not good for ever. */
export const SESSION_LONGEST_MS = 90 * DAY_MS;
/** A session that was not renewed for this long is; not at each request, since that would write each time. */
const RENEW_AFTER_MS = DAY_MS;
/** So exact is when a session was last used, for the same reason. */
const NOTE_USE_AFTER_MS = 60 * MINUTE_MS;

/**
 * The name of the cookie. Over https it has the prefix with which browsers take a cookie from this host alone: another host of
 * the domain cannot plant its own session.
 */
const cookieName = (c: Context): string =>
  isSecure(c) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

/** The token that a request brings. Browsers that signed in before the prefix was used have it under the plain name. */
const tokenOf = (c: Context): string | undefined =>
  getCookie(c, cookieName(c)) ?? getCookie(c, SESSION_COOKIE);

/** When a session ends that is used now, epoch ms. */
const endOf = (createdAt: number, now: number): number =>
  Math.min(now + SESSION_LIFETIME_MS, createdAt + SESSION_LONGEST_MS);

/** How many characters of the HMAC name a customer: 132 bits, so no two accounts share a name. */
const PUBLIC_ID_LENGTH = 22;

/**
 * The name of an account on the wire (`customer` in answers, `Kedai-Customer` in requests). It stays the same over all
 * sessions, and tells nobody without the shop's secret anything.
 */
export const publicIdOf = (userId: string, secret: string): string =>
  opaqueId(`customer:${userId}`, secret);

function opaqueId(text: string, secret: string): string {
  const hmac = createHmac('sha256', secret).update(text).digest('base64url');
  return hmac.slice(0, PUBLIC_ID_LENGTH);
}

/** Who is signed in. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** The signed-in customer of a request, or null; a visit keeps the session alive. */
export async function findCustomer(c: Context, db: Db, now: number): Promise<Customer | null> {
  const token = tokenOf(c);
  if (!isToken(token)) return null;
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, now - SESSION_LONGEST_MS),
      ),
    );
  if (!found) return null;
  const { createdAt, expiresAt, lastUsedAt, ...customer } = found;
  const end = endOf(createdAt, now);
  const isRenewed = end - expiresAt > RENEW_AFTER_MS;
  if (isRenewed || now - lastUsedAt > NOTE_USE_AFTER_MS) {
    await db
      .update(sessions)
      .set({ lastUsedAt: now, ...(isRenewed && { expiresAt: end }) })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  if (isRenewed || hasPlainName(c)) writeToken(c, token, end - now);
  return customer;
}

/**
 * Signs a customer in: a new session, its token in the cookie. A session that the browser had before ends.
 * @returns the token
 */
export async function startSession(
  c: Context,
  db: Db,
  userId: string,
  now: number,
): Promise<string> {
  const token = await createSession(c, db, userId, now);
  writeSessionCookie(c, token);
  return token;
}

/**
 * The first half of `startSession`, for a transaction: a new session in place of the one that the browser had.
 * @returns the token, to be given with `giveSession` once the transaction is through
 */
export async function createSession(
  c: Context,
  transaction: Db,
  userId: string,
  now: number,
): Promise<string> {
  await dropSession(c, transaction);
  const token = newToken();
  await transaction.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: endOf(now, now),
    lastUsedAt: now,
    device: deviceName(c.req.header('user-agent')) ?? null,
  });
  return token;
}

/** Puts the token of a session into the cookie. */
export function writeSessionCookie(c: Context, token: string): void {
  writeToken(c, token, SESSION_LIFETIME_MS);
}

function writeToken(c: Context, token: string, lifetimeMs: number): void {
  writeHttpOnlyCookie(c, { name: cookieName(c), path: '/', lifetimeMs }, token);
  if (hasPlainName(c)) deleteHttpOnlyCookie(c, { name: SESSION_COOKIE, path: '/' });
}

/** Whether the browser has a cookie without the prefix, where one with it is used. */
const hasPlainName = (c: Context): boolean =>
  cookieName(c) !== SESSION_COOKIE && getCookie(c, SESSION_COOKIE) !== undefined;

/** Signs out; without a session nothing happens. */
export async function endSession(c: Context, db: Db): Promise<void> {
  await dropSession(c, db);
  for (const name of new Set([cookieName(c), SESSION_COOKIE]))
    deleteHttpOnlyCookie(c, { name, path: '/' });
}

/** Ends all sessions of a customer, on every device. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** A session of a customer, as they may see it. */
export interface SessionSummary {
  /** An opaque text. It is no token, and nobody signs in with it. */
  readonly id: string;
  /** epoch ms */
  readonly signedInAt: number;
  /** epoch ms, to the hour */
  readonly lastUsedAt: number;
  readonly device: string | null;
  /** Whether the request that lists the sessions is of this one. */
  readonly isCurrent: boolean;
}

interface SessionRow extends SessionSummary {
  readonly tokenHash: string;
}

/** The sessions of a customer that have not run out: the current one first, then as they were used last. */
export async function listSessions(c: Context, asked: SessionsAsked): Promise<SessionSummary[]> {
  const found = await findSessions(c, asked);
  return found.map(({ tokenHash: _, ...summary }) => summary);
}

/** Whose sessions, and when. */
interface SessionsAsked {
  readonly db: Db;
  readonly userId: string;
  /** The secret of the shop. */
  readonly secret: string;
  /** epoch ms */
  readonly now: number;
}

async function findSessions(
  c: Context,
  { db, userId, secret, now }: SessionsAsked,
): Promise<SessionRow[]> {
  const token = tokenOf(c);
  const current = token === undefined ? null : hashToken(token);
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, now - SESSION_LONGEST_MS),
      ),
    );
  return rows
    .map(({ tokenHash, createdAt, lastUsedAt, device }) => ({
      tokenHash,
      id: opaqueId(`session:${tokenHash}`, secret),
      signedInAt: createdAt,
      lastUsedAt: Math.max(lastUsedAt, createdAt),
      device,
      isCurrent: tokenHash === current,
    }))
    .sort(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt - one.lastUsedAt,
    );
}

/**
 * Ends one session of a customer, on another device. One that has ended already is no fault.
 * @returns false for the current session, which a logout ends
 */
export async function endOtherSession(
  c: Context,
  id: string,
  asked: SessionsAsked,
): Promise<boolean> {
  const found = (await findSessions(c, asked)).find((session) => session.id === id);
  if (found?.isCurrent) return false;
  if (found) await asked.db.delete(sessions).where(eq(sessions.tokenHash, found.tokenHash));
  return true;
}

/** Ends all sessions of a customer but the current one. */
export async function endOtherSessions(c: Context, db: Db, userId: string): Promise<void> {
  const token = tokenOf(c);
  if (token === undefined) return;
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashToken(token))));
}

async function dropSession(c: Context, db: Db): Promise<void> {
  const token = tokenOf(c);
  if (token === undefined) return;
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
