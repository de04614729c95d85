import { randomBytes, timingSafeEqual } from 'node:crypto';
import { unavailable } from '../../apiError';
import { boundedQueue } from '../../boundedQueue';
import type { Argon2 } from '../../ports/argon2';

interface Cost {
  /** KiB */
  readonly memorySize: number;
  readonly iterations: number;
  readonly parallelism: number;
}

/** 19 MiB and two passes, the OWASP minimum for argon2id; about 0.1 s. */
const COST: Cost = { memorySize: 19 * 1024, iterations: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$[^$]+$/;

/** Each hash takes 19 MiB and a processor: two at once gain nothing and need twice the memory. */
const MAX_CONCURRENT_HASHES = 1;
/** About 5 s of work; longer waits are refused with Retry-After. */
const MAX_WAITING_HASHES = 50;
const RETRY_AFTER_S = 5;

/**
 * Hashes passwords one by one.
 * @returns an `Argon2` that throws `unavailable` when too many passwords wait
 */
export function hashQueued(argon2: Argon2): Argon2 {
  const queue = boundedQueue({
    running: MAX_CONCURRENT_HASHES,
    waiting: MAX_WAITING_HASHES,
    full: () =>
      unavailable(
        'Many people are logging in right now. Please try again in a few seconds.',
        RETRY_AFTER_S,
      ),
  });
  return (task) => queue.run(() => argon2(task));
}

/** Hashes a password for storage, with a new salt. */
export function hashPassword(argon2: Argon2, password: string): Promise<string> {
  return encode(argon2, password, randomBytes(SALT_BYTES), COST);
}

/**
 * Whether a password matches a hash. Without a hash (unknown e-mail) it fails after the same time, so the time reveals
 * no account.
 */
export async function isPassword(
  argon2: Argon2,
  password: string,
  hash: string | null,
): Promise<boolean> {
  const parts = ENCODED.exec(hash ?? '');
  if (hash === null || !parts) {
    await hashPassword(argon2, password);
    return false;
  }
  const [, memorySize, iterations, parallelism, salt = ''] = parts;
  const computed = await encode(argon2, password, Buffer.from(salt, 'base64'), {
    memorySize: Number(memorySize),
    iterations: Number(iterations),
    parallelism: Number(parallelism),
  });
  const [left, right] = [Buffer.from(computed), Buffer.from(hash)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function encode(argon2: Argon2, password: string, salt: Uint8Array, cost: Cost): Promise<string> {
  return argon2({
    // Keyboards may produce different code points for the same letters.
    password: password.normalize('NFKC'),
    salt,
    ...cost,
    hashLength: HASH_BYTES,
  });
}
