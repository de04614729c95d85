import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { VERIFIED_EMAIL_LIFETIME_MS } from '../../../src/contract/limits';
import { deleteHttpOnlyCookie, writeHttpOnlyCookie } from '../../boundary/cookies';
import { hashToken, isToken, newToken } from '../../boundary/token';
import type { Db } from '../../store/database';
import { codes, users } from '../../store/schema';

/**
 * Marks the browser that verified an e-mail: only there an account of that e-mail can be made. Otherwise the first
 * request would get the account, not the owner of the mailbox.
 */
const COOKIE = {
  name: 'kedai_verified',
  path: '/api/user',
  lifetimeMs: VERIFIED_EMAIL_LIFETIME_MS,
} as const;

/**
 * Records that this browser can read the e-mail's mailbox.
 * @returns the token for its cookie; the database stores the hash
 */
export async function markVerified(transaction: Db, email: string, now: number): Promise<string> {
  const token = newToken();
  await transaction
    .update(codes)
    .set({ verifiedAt: now, verifiedBy: hashToken(token) })
    .where(isRegisterCodeOf(email));
  return token;
}

/** Writes the token cookie, after the commit. */
export function writeVerificationCookie(c: Context, token: string): void {
  writeHttpOnlyCookie(c, COOKIE, token);
}

/** The hash of the browser's token, or null. */
export function verificationCookie(c: Context): string | null {
  const token = getCookie(c, COOKIE.name);
  return isToken(token) ? hashToken(token) : null;
}

/** Deletes the token cookie. */
export function deleteVerificationCookie(c: Context): void {
  deleteHttpOnlyCookie(c, COOKIE);
}

/** Whether the e-mail was verified with this proof recently enough to register. Locks its row in a transaction. */
export async function isVerified(
  db: Db,
  { email, proof, now }: { email: string; proof: string; now: number },
): Promise<boolean> {
  const rows = await db
    .select({ email: codes.email })
    .from(codes)
    .where(
      and(
        isRegisterCodeOf(email),
        eq(codes.verifiedBy, proof),
        gt(codes.verifiedAt, now - VERIFIED_EMAIL_LIFETIME_MS),
      ),
    )
    .for('update');
  return rows.length > 0;
}

/** The account that was just created with this proof, when its registration is repeated. */
export async function findJustRegistered(
  db: Db,
  { email, proof, now }: { email: string; proof: string; now: number },
) {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(
      and(
        eq(users.email, email),
        eq(users.registeredBy, proof),
        gt(users.createdAt, now - VERIFIED_EMAIL_LIFETIME_MS),
      ),
    );
  return user ?? null;
}

const isRegisterCodeOf = (email: string) =>
  and(eq(codes.purpose, 'register'), eq(codes.email, email));
