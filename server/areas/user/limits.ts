import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ApiError } from '../../boundary/apiError';
import { clientAddress } from '../../boundary/caller/clientAddress';
import type { AppDeps } from '../../boundary/deps';
import { assertWithinLimits, revertUses } from '../../boundary/limits/rateLimit';
import { DAY_MS, MINUTE_MS } from '../../ports/clock';
import type { HumanCheck } from '../../ports/humanCheck';
import { resetCounter } from '../../store/rateLimits';
import { insertUsedProof } from '../../store/usedProofs';
import type { Message } from '../../text/serverText';
import { humanCheckFor } from './humanCheckFor';
import { trustedDevice } from './trustedDevice';

const QUARTER_MS = 15 * MINUTE_MS;

/**
 * How many codes may be mailed. Per owner: for one e-mail to all untrusted browsers, or to one trusted browser. Per
 * network address, which may be a whole office.
 */
const CODES = { perOwner: 5, perOwnerAndDay: 20, perAddress: 100 } as const;
/**
 * How often a password may be tried: from one trusted device; for one e-mail from one network address; for one e-mail
 * from all untrusted browsers; from one network address for all e-mails.
 */
const SIGN_INS = { perDevice: 10, perEmailAndAddress: 10, perEmail: 50, perAddress: 200 } as const;

/**
 * Allows a request for a code from a human within the limits.
 * @returns reverts the counts of this request, for a code that could not be mailed
 * @throws ApiError `captcha-check-failed` or `too-many-requests`
 */
export async function assertMayRequestCode(
  deps: AppDeps,
  c: Context,
  email: string,
  proof: string | undefined,
): Promise<() => Promise<void>> {
  const { db } = deps;
  const now = deps.clock.now();
  const humanCheck = humanCheckFor(deps, c);
  if (!(await humanCheck.verify(proof)) || !(await isFirstUse(deps, humanCheck, proof))) {
    throw new ApiError(400, 'captcha-check-failed', ({ account }) => account.humanCheckFailed);
  }
  const address = clientAddress(c, deps.settings.trustProxy);
  // Strangers who request codes must not block the owner's own browser.
  const owner = trustedDevice(c, { email, secret: deps.settings.secret }) ?? email;
  const limits = [
    { bucket: `codes:${owner}`, times: CODES.perOwner, windowMs: QUARTER_MS },
    { bucket: `codes-day:${owner}`, times: CODES.perOwnerAndDay, windowMs: DAY_MS },
    { bucket: `codes-from:${address}`, times: CODES.perAddress, windowMs: QUARTER_MS },
  ];
  await assertWithinLimits(db, now, limits, ({ account }) => account.tooManyCodes);
  return () => revertUses(db, limits);
}

/** A solution of the human check is valid for one request; without a solution nothing can be replayed. */
async function isFirstUse(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  humanCheck: HumanCheck,
  proof: string | undefined,
): Promise<boolean> {
  if (proof === undefined) return true;
  const hash = createHash('sha256').update(humanCheck.idOf(proof)).digest('hex');
  return insertUsedProof(db, hash, clock.now());
}

/** A counted sign-in try. */
interface CountedTry {
  /** Deletes the tries of this shopper after the right password. */
  readonly forget: () => Promise<void>;
  /** Reverts the count of this try when the password could not be checked. */
  readonly revert: () => Promise<void>;
}

const tooManyTries: Message = ({ account }) => account.tooManySignIns(QUARTER_MS);

const addressLimit = ({ settings }: AppDeps, c: Context) => ({
  bucket: `sign-in-from:${clientAddress(c, settings.trustProxy)}`,
  times: SIGN_INS.perAddress,
  windowMs: QUARTER_MS,
});

/**
 * Allows a sign-in try with a passkey. Nobody can guess one, so only the tries of the network address count.
 * @throws ApiError `too-many-requests`
 */
export const assertMaySignInFrom = (deps: AppDeps, c: Context): Promise<void> =>
  assertWithinLimits(deps.db, deps.clock.now(), [addressLimit(deps, c)], tooManyTries);

/**
 * Allows a sign-in try within the limits.
 * @throws ApiError `too-many-requests`
 */
export async function assertMaySignIn(
  deps: AppDeps,
  c: Context,
  email: string,
): Promise<CountedTry> {
  const address = clientAddress(c, deps.settings.trustProxy);
  const device = trustedDevice(c, { email, secret: deps.settings.secret });
  // A trusted device has its own bucket, or anybody could lock the account.
  const ownBucket = device === null ? `sign-in:${email}:${address}` : `sign-in-device:${device}`;
  const ownLimits =
    device === null
      ? [
          { bucket: ownBucket, times: SIGN_INS.perEmailAndAddress, windowMs: QUARTER_MS },
          { bucket: `sign-in:${email}`, times: SIGN_INS.perEmail, windowMs: QUARTER_MS },
        ]
      : [{ bucket: ownBucket, times: SIGN_INS.perDevice, windowMs: QUARTER_MS }];
  const limits = [...ownLimits, addressLimit(deps, c)];
  await assertWithinLimits(deps.db, deps.clock.now(), limits, tooManyTries);
  return {
    forget: () => resetCounter(deps.db, ownBucket),
    revert: () => revertUses(deps.db, limits),
  };
}
