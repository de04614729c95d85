import { VERIFIED_EMAIL_LIFETIME_MS } from '@kedai/contract/rules/limits';
import type { Context } from 'hono';
import {
  deleteHttpOnlyCookie,
  readHttpOnlyCookie,
  writeHttpOnlyCookie,
} from '../../boundary/session/cookies';
import { hashToken, isToken, newToken } from '../../boundary/session/token';
import { updateVerification } from '../../store/codes';
import type { Db } from '../../store/database/db';

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
  await updateVerification(transaction, email, { verifiedAt: now, verifiedBy: hashToken(token) });
  return token;
}

/** Writes the token cookie, after the commit. */
export function writeVerificationCookie(c: Context, token: string): void {
  writeHttpOnlyCookie(c, COOKIE, token);
}

/** The hashes of the browser's tokens: the proofs of an e-mail that it has verified. */
export const verificationProofs = (c: Context): readonly string[] =>
  readHttpOnlyCookie(c, COOKIE)
    .filter((token) => isToken(token))
    .map(hashToken);

/** Deletes the token cookie. */
export function deleteVerificationCookie(c: Context): void {
  deleteHttpOnlyCookie(c, COOKIE);
}
