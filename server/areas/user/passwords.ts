import { unavailable } from '../../boundary/apiError';
import { callerKeys } from '../../boundary/caller/caller';
import type { AppDeps } from '../../boundary/deps';
import { fairQueue } from '../../boundary/limits/fairQueue';
import { logger } from '../../log/logger';
import type { PasswordHasher } from '../../ports/passwordHasher';
import { findUser, replacePasswordHash } from '../../store/users';

/** Each hash takes 19 MiB and a processor: two at once gain nothing and need twice the memory. */
const MAX_CONCURRENT_HASHES = 1;
/** Longer waits are refused with Retry-After. */
const MAX_WAITING_HASHES = 50;
/** Of one network address, which may be that of an office. */
const MAX_OWN_WAITING_HASHES = 20;
const RETRY_AFTER_S = 5;

const ARGON2ID = '$argon2id$';

/**
 * Hashes passwords one by one. The network addresses that wait take turns.
 * @returns a hasher that throws `unavailable` when too many passwords wait
 */
export function hashQueued(hasher: PasswordHasher): PasswordHasher {
  const queue = fairQueue({
    running: MAX_CONCURRENT_HASHES,
    waiting: MAX_WAITING_HASHES,
    waitingPerKey: MAX_OWN_WAITING_HASHES,
    refuse: () => unavailable(({ account }) => account.manySignIns, RETRY_AFTER_S),
  });
  return {
    hash: (password) => queue.run(callerKeys(), () => hasher.hash(password)),
    verify: (hash, password) => queue.run(callerKeys(), () => hasher.verify(hash, password)),
    isOutdated: hasher.isOutdated,
  };
}

/** Keyboards may produce different code points for the same letters. */
const normalise = (password: string) => password.normalize('NFKC');

/** Hashes a password for storage. */
export const hashPassword = (hasher: PasswordHasher, password: string): Promise<string> =>
  hasher.hash(normalise(password));

/**
 * Whether a password matches a hash. Without a hash (unknown e-mail) it fails after the same time, so the time reveals
 * no account.
 */
export async function isPassword(
  hasher: PasswordHasher,
  password: string,
  hash: string | null,
): Promise<boolean> {
  if (hash?.startsWith(ARGON2ID)) return hasher.verify(hash, normalise(password));
  await hashPassword(hasher, password);
  return false;
}

/**
 * Hashes a password again that has just been checked, if its hash was made at another cost. Only a sign-in has the
 * password, so hashes grow stronger with the sign-ins. A failure is no problem: the next sign-in tries again.
 * @returns the hash that this password has now
 */
export async function renewHash(
  { db, passwordHasher }: Pick<AppDeps, 'db' | 'passwordHasher'>,
  { id, email, passwordHash: from }: NonNullable<Awaited<ReturnType<typeof findUser>>>,
  password: string,
): Promise<string> {
  if (!passwordHasher.isOutdated(from)) return from;
  try {
    const to = await hashPassword(passwordHasher, password);
    if (await replacePasswordHash(db, id, { from, to })) return to;
    // Another sign-in with this password was faster, or the password was changed.
    const current = (await findUser(db, email))?.passwordHash ?? null;
    if (current !== null && (await isPassword(passwordHasher, password, current))) return current;
  } catch (error) {
    logger.error('A password could not be hashed again.', error);
  }
  return from;
}
