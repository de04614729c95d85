import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { VERIFIED_EMAIL_LIFETIME_MS } from '../../../src/contract/limits';
import { deleteHttpOnlyCookie, writeHttpOnlyCookie } from '../../boundary/cookies';
import { hashToken, isToken, newToken } from '../../boundary/token';
import type { Db } from '../../store/database';
import { codes, users } from '../../store/schema';

/**
 * Tells the browser that verified an e-mail from all others: an account of that e-mail can be made there only. Without
 * it whoever asks first would get the account, and not who reads the mailbox.
 */
const COOKIE = {
  name: 'kedai_verified',
  path: '/api/user',
  lifetimeMs: VERIFIED_EMAIL_LIFETIME_MS,
} as const;

/**
 * Notes that whoever asks can read the e-mail's mailbox.
 * @returns the token for their cookie; the database keeps its hash
 */
export async function markVerified(transaction: Db, email: string, now: number): Promise<string> {
  const token = newToken();
  await transaction
    .update(codes)
    .set({ verifiedAt: now, verifiedBy: hashToken(token) })
    .where(isRegisterCodeOf(email));
  return token;
}

/** Gives the token to the browser, once it is kept. */
export function writeVerificationCookie(c: Context, token: string): void {
  writeHttpOnlyCookie(c, COOKIE, token);
}

/** The token's hash as the browser brings it, or null. */
export function verificationCookie(c: Context): string | null {
  const token = getCookie(c, COOKIE.name);
  return isToken(token) ? hashToken(token) : null;
}

/** Takes the token from the browser again. */
export function deleteVerificationCookie(c: Context): void {
  deleteHttpOnlyCookie(c, COOKIE);
}

/** Whether the e-mail was verified with this proof, lately enough to be registered. Its row is locked in a transaction. */
export async function isVerified(
  db: Db,
  { email, proof, now }: { email: string; proof: string; now: number },
): Promise<boolean> {
  const found = await db
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
  return found.length > 0;
}

/** The account of an e-mail that was made with this proof a moment ago: its registration is being repeated. */
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
