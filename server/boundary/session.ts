import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../store/database';
import { sessions, users } from '../store/schema';
import { publicOrigin } from './origin';

/** The cookie that holds a session's token. */
export const SESSION_COOKIE = 'kedai_session';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session ends after this long without a visit. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** A session that was not renewed for this long is; not at each request, since that would write each time. */
const RENEW_AFTER_MS = DAY_MS;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Who is signed in. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** The signed-in customer of a request, or null; a visit keeps the session alive. */
export async function findCustomer(http: Context, db: Db, now: number): Promise<Customer | null> {
  const token = getCookie(http, SESSION_COOKIE);
  if (token === undefined || !TOKEN.test(token)) return null;
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ id: users.id, email: users.email, name: users.name, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  if (!found) return null;
  const { expiresAt, ...customer } = found;
  if (expiresAt - now < SESSION_LIFETIME_MS - RENEW_AFTER_MS) {
    await db
      .update(sessions)
      .set({ expiresAt: now + SESSION_LIFETIME_MS })
      .where(eq(sessions.tokenHash, tokenHash));
    writeCookie(http, token);
  }
  return customer;
}

/**
 * Signs a customer in: a new session, its token in the cookie. A session that the browser had before ends.
 * @returns the token
 */
export async function startSession(
  http: Context,
  db: Db,
  userId: string,
  now: number,
): Promise<string> {
  await dropSession(http, db);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: now + SESSION_LIFETIME_MS,
  });
  writeCookie(http, token);
  return token;
}

/** Signs out; without a session nothing happens. */
export async function endSession(http: Context, db: Db): Promise<void> {
  await dropSession(http, db);
  deleteCookie(http, SESSION_COOKIE, { path: '/', secure: isSecure(http) });
}

/** Ends all sessions of a customer, on every device. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

async function dropSession(http: Context, db: Db): Promise<void> {
  const token = getCookie(http, SESSION_COOKIE);
  if (token === undefined) return;
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

function writeCookie(http: Context, token: string): void {
  setCookie(http, SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(http),
    maxAge: SESSION_LIFETIME_MS / 1000,
  });
}

/** Whether the shopper's browser speaks https. A forged header harms its sender only. */
function isSecure(http: Context): boolean {
  return publicOrigin(http).startsWith('https:');
}

/** Tokens have 256 random bits: a plain hash is enough, unlike with passwords. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
