import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../../ports/clock';
import type { Db } from '../../store/database/db';
import { insertUsedProof } from '../../store/usedProofs';
import { newToken } from '../session/token';

/** Long enough for a shopper who looks for the phone with the passkey. */
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

/**
 * What a challenge is for. One for an account adds a passkey to no other account, and signs nobody in. One of customers
 * does nothing behind the counter.
 */
export type ChallengeUse = `${'' | 'counter-'}${'sign-in' | `add:${string}`}`;

interface ChallengeContext {
  readonly use: ChallengeUse;
  readonly secret: string;
  /** epoch ms */
  readonly now: number;
}

/**
 * A challenge for an authenticator: its end, a random token, and the shop's signature of both. So no unfinished sign-in
 * needs a row in the database.
 */
export function issueChallenge({ use, secret, now }: ChallengeContext): string {
  const text = `${now + CHALLENGE_LIFETIME_MS}.${newToken()}`;
  return `${text}.${signatureOf(text, use, secret)}`;
}

/** Whether a challenge is ours, for this use, and has not expired. @param encoded base64url, as browsers return it */
export function isOwnChallenge(encoded: string, { use, secret, now }: ChallengeContext): boolean {
  const challenge = decode(encoded);
  const end = challenge.lastIndexOf('.');
  const text = challenge.slice(0, end);
  const [left, right] = [
    Buffer.from(challenge.slice(end + 1)),
    Buffer.from(signatureOf(text, use, secret)),
  ];
  const isSigned = left.length === right.length && timingSafeEqual(left, right);
  return isSigned && Number(text.split('.')[0]) > now;
}

/** Marks a challenge as used. @returns false if it was used before */
export const spendChallenge = (db: Db, encoded: string, now: number): Promise<boolean> =>
  insertUsedProof(
    db,
    createHash('sha256')
      .update(`challenge:${decode(encoded)}`)
      .digest('hex'),
    now,
  );

const decode = (encoded: string) => Buffer.from(encoded, 'base64url').toString();

const signatureOf = (text: string, use: ChallengeUse, secret: string) =>
  createHmac('sha256', secret).update(`passkey:${use}:${text}`).digest('base64url');
