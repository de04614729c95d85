import { createHmac } from 'node:crypto';
import type { Language } from '@kedai/contract/protocol/languages';
import type { Context } from 'hono';
import { DAY_MS, MINUTE_MS } from '../../ports/clock';
import type { Db, Transaction } from '../../store/database/db';
import {
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  type Live,
  readSessions,
  updateSession,
} from '../../store/sessions';
import { updateLanguage } from '../../store/users';
import { namedLanguage } from '../language';
import {
  deleteHttpOnlyCookie,
  readHttpOnlyCookie,
  readTokens,
  writeHttpOnlyCookie,
} from './cookies';
import { deviceName } from './deviceName';
import { hashToken, newToken } from './token';

declare module 'hono' {
  interface ContextVariableMap {
    /** The hash of the token of the customer's session. */
    sessionHash: string;
  }
}

/** The cookie that holds a session's token. */
export const SESSION_COOKIE = 'kedai_session';

/** A session expires after this long without a visit. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;
const COOKIE = { name: SESSION_COOKIE, path: '/', lifetimeMs: SESSION_LIFETIME_MS } as const;
/** A session expires after this long even in use, to limit the damage of a stolen cookie. */
export const SESSION_MAX_AGE_MS = 90 * DAY_MS;
/** Sessions are renewed at most this often, because each renewal writes. */
const RENEW_AFTER_MS = DAY_MS;
/** `lastUsedAt` has this precision, for the same reason. */
const LAST_USED_PRECISION_MS = 60 * MINUTE_MS;

/** When a session that is used now expires, epoch ms. */
const expiryOf = (createdAt: number, now: number): number =>
  Math.min(now + SESSION_LIFETIME_MS, createdAt + SESSION_MAX_AGE_MS);

/** Length of a public id: 132 bits, so no two accounts share one. */
const PUBLIC_ID_LENGTH = 22;

/**
 * The public id of an account (`customer` in responses, `Kedai-Customer` in requests). It is stable over all sessions
 * and reveals nothing without the shop's secret.
 */
export const publicIdOf = (userId: string, secret: string): string =>
  opaqueId(`customer:${userId}`, secret);

function opaqueId(text: string, secret: string): string {
  const hmac = createHmac('sha256', secret).update(text).digest('base64url');
  return hmac.slice(0, PUBLIC_ID_LENGTH);
}

/** The opaque id of a session. It is not the token and signs nobody in. */
const sessionIdOf = (tokenHash: string, secret: string): string =>
  opaqueId(`session:${tokenHash}`, secret);

/** A session is live until it expires or gets too old. */
const live = (now: number): Live => ({ now, createdAfter: now - SESSION_MAX_AGE_MS });

/** The signed-in customer. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** The language that the account used last; null if none was named. */
  readonly language: Language | null;
}

/** The signed-in customer of a request, or null. A visit renews the session. */
export async function findCustomer(c: Context, db: Db, now: number): Promise<Customer | null> {
  const found = await findNewest(db, readTokens(c, COOKIE), now);
  if (found === null) return null;
  const { token, tokenHash, createdAt, expiresAt, lastUsedAt, customer } = found;
  c.set('sessionHash', tokenHash);
  const end = expiryOf(createdAt, now);
  const isRenewed = end - expiresAt > RENEW_AFTER_MS;
  if (isRenewed || now - lastUsedAt > LAST_USED_PRECISION_MS) {
    await updateSession(db, tokenHash, { lastUsedAt: now, ...(isRenewed && { expiresAt: end }) });
  }
  if (isRenewed || readHttpOnlyCookie(c, COOKIE).length > 1)
    writeHttpOnlyCookie(c, COOKIE, token, end - now);
  return customer;
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** The session that was started last among those of several tokens, or null. */
async function findNewest(db: Db, tokens: readonly string[], now: number) {
  let newest: (FoundSession & { readonly token: string; readonly tokenHash: string }) | null = null;
  for (const token of tokens) {
    const tokenHash = hashToken(token);
    const session = await findSession(db, tokenHash, live(now));
    const isNewer = session !== null && session.createdAt > (newest?.createdAt ?? 0);
    if (isNewer) newest = { token, tokenHash, ...session };
  }
  return newest;
}

/** Stores the language of the page on which a customer is signed in, for later mails. */
export async function rememberLanguage(
  c: Context,
  db: Db,
  { id, language }: Pick<Customer, 'id'> & Partial<Pick<Customer, 'language'>>,
): Promise<void> {
  const named = namedLanguage(c);
  if (named !== undefined && named !== language) await updateLanguage(db, id, named);
}

/**
 * Signs a customer in: replaces the session of the browser by a new one, and stores the language of the page.
 * @returns the token, for `writeSessionCookie` after the commit
 */
export async function createSession(
  c: Context,
  transaction: Transaction,
  userId: string,
  now: number,
): Promise<string> {
  await deleteCurrent(c, transaction);
  const token = newToken();
  await insertSession(transaction, {
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: expiryOf(now, now),
    lastUsedAt: now,
    device: deviceName(c.req.header('user-agent')) ?? null,
  });
  await rememberLanguage(c, transaction, { id: userId });
  return token;
}

/** Writes the session cookie. */
export function writeSessionCookie(c: Context, token: string): void {
  writeHttpOnlyCookie(c, COOKIE, token);
}

/** Signs out; does nothing without a session. */
export async function endSession(c: Context, db: Db): Promise<void> {
  await deleteCurrent(c, db);
  deleteHttpOnlyCookie(c, COOKIE);
}

/** Selects the sessions of a customer. */
interface SessionQuery {
  readonly db: Db;
  readonly userId: string;
  /** The shop's secret. */
  readonly secret: string;
  /** epoch ms */
  readonly now: number;
}

/** The live sessions of a customer: the current one first, then by last use. */
export async function listSessions(c: Context, { db, userId, secret, now }: SessionQuery) {
  const current = c.get('sessionHash');
  const rows = await readSessions(db, userId, live(now));
  return rows
    .map(({ tokenHash, createdAt, lastUsedAt, device }) => ({
      id: sessionIdOf(tokenHash, secret),
      signedInAt: createdAt,
      lastUsedAt: Math.max(lastUsedAt, createdAt),
      name: device,
      isCurrent: tokenHash === current,
    }))
    .sort(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt - one.lastUsedAt,
    );
}

/**
 * Ends a session of the customer on another device. A session that has already ended is not an error.
 * @returns false for the current session, which only a logout ends
 */
export async function endOtherSession(
  c: Context,
  id: string,
  { db, userId, secret, now }: SessionQuery,
): Promise<boolean> {
  const rows = await readSessions(db, userId, live(now));
  const row = rows.find(({ tokenHash }) => sessionIdOf(tokenHash, secret) === id);
  if (row?.tokenHash === c.get('sessionHash')) return false;
  if (row) await deleteSession(db, row.tokenHash);
  return true;
}

/** Ends all sessions of the customer except the current one. */
export async function endOtherSessions(c: Context, db: Db, userId: string): Promise<void> {
  await deleteSessions(db, userId, c.get('sessionHash'));
}

/** Deletes the session of this browser. With several cookies, the next one must not sign it in again. */
async function deleteCurrent(c: Context, db: Db): Promise<void> {
  for (const token of readTokens(c, COOKIE)) await deleteSession(db, hashToken(token));
}
