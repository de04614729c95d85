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

/** 19 MiB and two passes: what OWASP asks of argon2id at least; about 0.1 s. */
const COST: Cost = { memorySize: 19 * 1024, iterations: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$[^$]+$/;

/** Each hash holds 19 MiB and a processor for its time: two at once gain nothing and cost the memory of both. */
const HASHES_AT_ONCE = 1;
/** About 5 s of work: whoever waits longer is better told to come back. */
const HASHES_WAITING = 50;
const RETRY_AFTER_S = 5;

/**
 * Hashes one password after the other.
 * @returns an `Argon2` that throws the refusal `unavailable` when too many passwords wait already
 */
export function hashQueued(argon2: Argon2): Argon2 {
  const queue = boundedQueue({
    running: HASHES_AT_ONCE,
    waiting: HASHES_WAITING,
    full: () =>
      unavailable(
        'Many people are logging in right now. Please try again in a few seconds.',
        RETRY_AFTER_S,
      ),
  });
  return (task) => queue.run(() => argon2(task));
}

/** Hashes a password that is to be kept, with a salt of its own. */
export function hashPassword(argon2: Argon2, password: string): Promise<string> {
  return encode(argon2, password, randomBytes(SALT_BYTES), COST);
}

/**
 * Whether a password is the one that was hashed. Without a hash (nobody has that e-mail) it takes as long and is wrong,
 * so that the time tells nobody who has an account.
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
  const again = await encode(argon2, password, Buffer.from(salt, 'base64'), {
    memorySize: Number(memorySize),
    iterations: Number(iterations),
    parallelism: Number(parallelism),
  });
  const [left, right] = [Buffer.from(again), Buffer.from(hash)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function encode(argon2: Argon2, password: string, salt: Uint8Array, cost: Cost): Promise<string> {
  return argon2({
    // The same letters may be typed as different code points on different keyboards.
    password: password.normalize('NFKC'),
    salt,
    ...cost,
    hashLength: HASH_BYTES,
  });
}
