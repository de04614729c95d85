import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ApiError } from '../../apiError';
import { clientAddress } from '../../boundary/clientAddress';
import { assertWithinLimits, decrementCounters, resetCounter } from '../../boundary/rateLimit';
import type { AppDeps } from '../../deps';
import { DAY_MS, MINUTE_MS } from '../../ports/clock';
import type { HumanCheck } from '../../ports/humanCheck';
import { usedProofs } from '../../store/schema';
import { humanCheckFor } from './humanCheckFor';
import { trustedDevice } from './trustedDevice';

const QUARTER_MS = 15 * MINUTE_MS;

/**
 * How many codes may be mailed: for an e-mail to all who do not know the account, or to one browser that does; and to one
 * address of the network, which may be a whole office.
 */
const CODES = { perOwner: 5, perOwnerAndDay: 20, perAddress: 100 } as const;
/**
 * How often a password may be tried: from one browser that knows the account; for an e-mail from one address, and from all of
 * them by browsers that do not; from one address for all.
 */
const SIGN_INS = { perDevice: 10, perEmailAndAddress: 10, perEmail: 50, perAddress: 200 } as const;

/**
 * Lets a request for a code through: from a person, and not too often.
 * @returns takes this request out of the counts, for a code that could not be mailed
 * @throws ApiError `captcha-check-failed` or `too-many-requests`
 */
export async function assertMayAskForCode(
  deps: AppDeps,
  c: Context,
  email: string,
  proof: string | undefined,
): Promise<() => Promise<void>> {
  const { db } = deps;
  const now = deps.clock.now();
  const humanCheck = humanCheckFor(deps, c);
  if (!(await humanCheck.verify(proof)) || !(await isFirstUse(deps, humanCheck, proof))) {
    throw new ApiError(400, 'captcha-check-failed', 'reCAPTCHA verification failed. Try again.');
  }
  const address = clientAddress(c, deps.settings.trustProxy);
  // As with passwords: strangers who ask for codes must not keep the owner from asking at home.
  const owner = trustedDevice(c, { email, secret: deps.settings.secret }) ?? email;
  const limits = [
    { bucket: `codes:${owner}`, times: CODES.perOwner, windowMs: QUARTER_MS },
    { bucket: `codes-day:${owner}`, times: CODES.perOwnerAndDay, windowMs: DAY_MS },
    { bucket: `codes-from:${address}`, times: CODES.perAddress, windowMs: QUARTER_MS },
  ];
  await assertWithinLimits(db, now, limits, 'Too many OTP requests. Try again later.');
  return () => decrementCounters(db, limits);
}

/** A solution of the human check is good for one request; without one there is nothing to repeat. */
async function isFirstUse(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  humanCheck: HumanCheck,
  proof: string | undefined,
): Promise<boolean> {
  if (proof === undefined) return true;
  const hash = createHash('sha256').update(humanCheck.idOf(proof)).digest('hex');
  const inserted = await db
    .insert(usedProofs)
    .values({ hash, usedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ hash: usedProofs.hash });
  return inserted.length > 0;
}

/** A try of a password that is counted. */
interface CountedTry {
  /** Forgets the tries of this shopper, for when the password was right. */
  readonly forget: () => Promise<void>;
  /** Takes this try out of the counts, for when the password could not be checked. */
  readonly decrementCounters: () => Promise<void>;
}

/**
 * Lets a try of a password through unless there were too many.
 * @throws ApiError `too-many-requests`
 */
export async function assertMaySignIn(
  deps: AppDeps,
  c: Context,
  email: string,
): Promise<CountedTry> {
  const address = clientAddress(c, deps.settings.trustProxy);
  const device = trustedDevice(c, { email, secret: deps.settings.secret });
  // The owner's own browser is not counted with the rest of the world: else anybody could lock the account.
  const own = device === null ? `sign-in:${email}:${address}` : `sign-in-device:${device}`;
  const ownLimits =
    device === null
      ? [
          { bucket: own, times: SIGN_INS.perEmailAndAddress, windowMs: QUARTER_MS },
          { bucket: `sign-in:${email}`, times: SIGN_INS.perEmail, windowMs: QUARTER_MS },
        ]
      : [{ bucket: own, times: SIGN_INS.perDevice, windowMs: QUARTER_MS }];
  const limits = [
    ...ownLimits,
    { bucket: `sign-in-from:${address}`, times: SIGN_INS.perAddress, windowMs: QUARTER_MS },
  ];
  await assertWithinLimits(
    deps.db,
    deps.clock.now(),
    limits,
    'Too many tries to log in. Please wait 15 minutes, or reset your password.',
  );
  return {
    forget: () => resetCounter(deps.db, own),
    decrementCounters: () => decrementCounters(deps.db, limits),
  };
}
