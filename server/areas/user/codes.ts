import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, CODE_LIFETIME_MS, CODE_MAX_TRIES } from '@kedai/contract/rules/limits';
import { shopClock } from '@kedai/contract/rules/shopTime';
import { ApiError } from '../../boundary/apiError';
import {
  type CodeKey,
  incrementTries,
  lockCode,
  replaceCode,
  restoreEarlierCode,
} from '../../store/codes';
import type { Db, Transaction } from '../../store/database/db';

/** The outcome of a try; for an earlier code, when the newer one was sent (epoch ms). */
export type Outcome =
  | 'right'
  | 'wrong'
  | 'tooManyTries'
  | 'expired'
  | { readonly newerSentAt: number };

const SALT_BYTES = 16;
/** A new one-time code. */
export interface IssuedCode {
  /** The plain code for the mail; only its hash is stored. */
  readonly code: string;
  /** Restores the previous code, because this one could not be mailed. */
  readonly withdraw: () => Promise<void>;
}

/** Creates a new one-time code and invalidates the previous one. */
export async function issueCode(
  db: Db,
  key: CodeKey,
  secret: string,
  now: number,
): Promise<IssuedCode> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const hash = hashCode(code, salt, secret);
  await replaceCode(db, key, { salt, hash, expiresAt: now + CODE_LIFETIME_MS });
  return {
    code,
    withdraw: () => db.transaction((transaction) => restoreEarlierCode(transaction, key, hash)),
  };
}

/**
 * Tries a code and counts a wrong one. An earlier code is not counted: the shopper typed it from the wrong mail. The
 * row is locked, so parallel tries are counted one by one. Call it in a transaction that commits for every outcome, or
 * the count is lost.
 */
export async function tryCode(
  transaction: Transaction,
  key: CodeKey,
  input: string,
  secret: string,
  now: number,
): Promise<Outcome> {
  const code = await lockCode(transaction, key);
  if (!code) return 'wrong';
  if (code.tries >= CODE_MAX_TRIES) return 'tooManyTries';
  if (code.expiresAt <= now) return 'expired';
  if (isCode(input, code, secret)) return 'right';
  const isEarlier = code.earlier.some(
    (earlier) => earlier.expiresAt > now && isCode(input, earlier, secret),
  );
  if (isEarlier) return { newerSentAt: code.expiresAt - CODE_LIFETIME_MS };
  await incrementTries(transaction, key);
  return 'wrong';
}

/**
 * @throws ApiError unless the code was right: `invalid-otp` when another try may help, `earlier-code` when the code of
 * another mail is needed, `spent-otp` when only a new code helps.
 */
export function assertRight(outcome: Outcome): void {
  if (outcome === 'right') return;
  if (typeof outcome === 'object') {
    const sentAt = shopClock(outcome.newerSentAt);
    throw new ApiError(400, 'earlier-code', ({ account }) => account.earlierCode(sentAt));
  }
  const code = outcome === 'wrong' ? 'invalid-otp' : 'spent-otp';
  throw new ApiError(400, code, ({ account }) => account[REFUSALS[outcome]]);
}

const REFUSALS = {
  wrong: 'wrongCode',
  tooManyTries: 'tooManyWrongCodes',
  expired: 'expiredCode',
} as const;

function isCode(
  input: string,
  { salt, hash }: { readonly salt: string; readonly hash: string },
  secret: string,
): boolean {
  return timingSafeEqual(Buffer.from(hashCode(input, salt, secret)), Buffer.from(hash));
}

/**
 * Keyed with the shop's secret: a code has so few digits that a plain hash in a stolen table would fall in a second.
 */
function hashCode(code: string, salt: string, secret: string): string {
  return createHmac('sha256', secret).update(`${salt}:${code}`).digest('hex');
}
