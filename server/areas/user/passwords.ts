import { unavailable } from '../../apiError';
import { boundedQueue } from '../../boundedQueue';
import type { PasswordHasher } from '../../ports/passwordHasher';

/** Each hash takes 19 MiB and a processor: two at once gain nothing and need twice the memory. */
const MAX_CONCURRENT_HASHES = 1;
/** Longer waits are refused with Retry-After. */
const MAX_WAITING_HASHES = 50;
const RETRY_AFTER_S = 5;

const ARGON2ID = '$argon2id$';

/**
 * Hashes passwords one by one.
 * @returns a hasher that throws `unavailable` when too many passwords wait
 */
export function hashQueued(hasher: PasswordHasher): PasswordHasher {
  const queue = boundedQueue({
    running: MAX_CONCURRENT_HASHES,
    waiting: MAX_WAITING_HASHES,
    full: () =>
      unavailable(
        'Many people are logging in right now. Please try again in a few seconds.',
        RETRY_AFTER_S,
      ),
  });
  return {
    hash: (password) => queue.run(() => hasher.hash(password)),
    verify: (hash, password) => queue.run(() => hasher.verify(hash, password)),
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
