import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { CODE_LENGTH, CODE_LIFETIME_MS, CODE_MAX_TRIES } from '../../../src/contract/limits';
import { shopClock } from '../../../src/contract/shopTime';
import { ApiError } from '../../apiError';
import type { Db } from '../../store/database';
import { codes } from '../../store/schema';

type Purpose = 'register' | 'reset';

/** Whose code it is and what for. */
export interface CodeKey {
  readonly purpose: Purpose;
  readonly email: string;
}

/** How a try of a code went; of an earlier code, when the newer one was sent (epoch ms). */
export type Outcome =
  | 'right'
  | 'wrong'
  | 'tooManyTries'
  | 'expired'
  | { readonly newerSentAt: number };

const SALT_BYTES = 16;
/** Limits and lifetime allow hardly more codes that are valid at once. */
const EARLIER_KEPT = 10;
/** The code of the row that an upsert replaces, before those that it replaced itself. */
const withReplaced = sql`jsonb_path_query_array(
  jsonb_build_array(jsonb_build_object(
    'salt', ${codes.salt}, 'hash', ${codes.hash}, 'expiresAt', ${codes.expiresAt}
  )) || ${codes.earlier},
  ${sql.raw(`'$[0 to ${EARLIER_KEPT - 1}]'`)}
)`;

/** A one-time code on its way to the shopper. */
export interface IssuedCode {
  /** As it is mailed; only its hash is kept. */
  readonly code: string;
  /** Makes the code before it valid again: this one could not be mailed. */
  readonly withdraw: () => Promise<void>;
}

/** Makes a new one-time code; the one before is no longer valid. */
export async function issueCode(
  db: Db,
  { purpose, email }: CodeKey,
  secret: string,
  now: number,
): Promise<IssuedCode> {
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
    .onConflictDoUpdate({
      target: [codes.purpose, codes.email],
      set: { ...fresh, earlier: withReplaced },
    });
  return { code, withdraw: () => withdrawCode(db, { purpose, email }, fresh.hash) };
}

/** Puts the newest earlier code back in place of one that is still the newest; without an earlier one nothing is left. */
async function withdrawCode(db: Db, key: CodeKey, hash: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const isThisCode = and(isOf(key), eq(codes.hash, hash));
    const [row] = await transaction.select().from(codes).where(isThisCode).for('update');
    if (!row) return;
    const [before, ...earlier] = row.earlier;
    if (before)
      await transaction
        .update(codes)
        .set({ ...before, earlier })
        .where(isThisCode);
    else await transaction.delete(codes).where(isThisCode);
  });
}

/**
 * Tries a code and counts a wrong one. An earlier code is not counted: the shopper typed it from the wrong mail. The row is locked, so that parallel tries are counted one by one. To be called in a
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
  if (isCode(given, code, secret)) return 'right';
  const isEarlier = code.earlier.some(
    (earlier) => earlier.expiresAt > now && isCode(given, earlier, secret),
  );
  if (isEarlier) return { newerSentAt: code.expiresAt - CODE_LIFETIME_MS };
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
 * @throws ApiError with what to do, unless the code was right: `invalid-otp` when another try may help, `earlier-code` when
 * the code of another mail does, `spent-otp` when only a new code does.
 */
export function assertRight(outcome: Outcome): void {
  if (outcome === 'right') return;
  if (typeof outcome === 'object') {
    const time = shopClock(outcome.newerSentAt);
    const newer = `A newer code was sent at ${time}, please use that one.`;
    throw new ApiError(400, 'earlier-code', `${sentences.wrong} ${newer}`);
  }
  const code = outcome === 'wrong' ? 'invalid-otp' : 'spent-otp';
  throw new ApiError(400, code, sentences[outcome]);
}

const sentences = {
  wrong: 'Invalid OTP. Please try again.',
  tooManyTries: 'Too many wrong codes. Please request a new one.',
  expired: 'This code has expired. Please request a new one.',
} as const;

const isOf = ({ purpose, email }: CodeKey) =>
  and(eq(codes.purpose, purpose), eq(codes.email, email));

function isCode(
  given: string,
  { salt, hash }: { readonly salt: string; readonly hash: string },
  secret: string,
): boolean {
  return timingSafeEqual(Buffer.from(hashCode(given, salt, secret)), Buffer.from(hash));
}

/** A code has few digits: without the shop's secret a stolen table would give it away in a second. */
function hashCode(code: string, salt: string, secret: string): string {
  return createHmac('sha256', secret).update(`${salt}:${code}`).digest('hex');
}
