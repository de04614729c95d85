import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { CODE_LENGTH, CODE_LIFETIME_MS, CODE_MAX_TRIES } from '../../../src/contract/limits';
import { Refusal } from '../../refusal';
import type { Db } from '../../store/database';
import { codes } from '../../store/schema';

type Purpose = 'register' | 'reset';

/** Whose code it is and what for. */
export interface CodeKey {
  readonly purpose: Purpose;
  readonly email: string;
}

/** How a try of a code went. */
export type Outcome = 'right' | 'wrong' | 'tooManyTries' | 'expired';

const SALT_BYTES = 16;

/**
 * Makes a new one-time code; the one before is no longer valid.
 * @returns the code as it is mailed; only its hash is kept.
 */
export async function issueCode(
  db: Db,
  { purpose, email }: CodeKey,
  secret: string,
  now: number,
): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const fresh = {
    salt,
    hash: hashCode(code, salt, secret),
    tries: 0,
    expiresAt: now + CODE_LIFETIME_MS,
    verifiedAt: null,
    verifiedBy: null,
  };
  await db
    .insert(codes)
    .values({ purpose, email, ...fresh })
    .onConflictDoUpdate({ target: [codes.purpose, codes.email], set: fresh });
  return code;
}

/**
 * Tries a code and counts a wrong one. The row is locked, so that parallel tries are counted one by one. To be called in a
 * transaction that is committed whatever comes out, else the count is lost.
 */
export async function tryCode(
  transaction: Db,
  key: CodeKey,
  given: string,
  secret: string,
  now: number,
): Promise<Outcome> {
  const [code] = await transaction.select().from(codes).where(isOf(key)).for('update');
  if (!code) return 'wrong';
  if (code.tries >= CODE_MAX_TRIES) return 'tooManyTries';
  if (code.expiresAt <= now) return 'expired';
  const hash = Buffer.from(hashCode(given, code.salt, secret));
  if (timingSafeEqual(hash, Buffer.from(code.hash))) return 'right';
  await transaction
    .update(codes)
    .set({ tries: code.tries + 1 })
    .where(isOf(key));
  return 'wrong';
}

/** Takes a code out of use. */
export async function dropCode(db: Db, key: CodeKey): Promise<void> {
  await db.delete(codes).where(isOf(key));
}

/**
 * @throws Refusal with what to do, unless the code was right: `invalid-otp` when another try may help, `spent-otp` when only
 * another code does.
 */
export function assertRight(outcome: Outcome): void {
  if (outcome === 'right') return;
  const code = outcome === 'wrong' ? 'invalid-otp' : 'spent-otp';
  throw new Refusal(400, code, sentences[outcome]);
}

const sentences: Readonly<Record<Exclude<Outcome, 'right'>, string>> = {
  wrong: 'Invalid OTP. Please try again.',
  tooManyTries: 'Too many wrong codes. Please request a new one.',
  expired: 'This code has expired. Please request a new one.',
};

const isOf = ({ purpose, email }: CodeKey) =>
  and(eq(codes.purpose, purpose), eq(codes.email, email));

/** A code has few digits: without the shop's secret a stolen table would give it away in a second. */
function hashCode(code: string, salt: string, secret: string): string {
  return createHmac('sha256', secret).update(`${salt}:${code}`).digest('hex');
}
