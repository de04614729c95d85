import { hash, verify } from '@node-rs/argon2';

/** Hashes passwords for storage. */
export interface PasswordHasher {
  /** @returns the hash with its algorithm, cost and salt (`$argon2id$v=19$…`) */
  hash(password: string): Promise<string>;
  /**
   * Whether a password has this hash, at whatever cost it was made.
   * @throws if the hash cannot be read
   */
  verify(hash: string, password: string): Promise<boolean>;
  /** Whether a hash was made at another cost than `hash` has now. */
  isOutdated(hash: string): boolean;
}

/** The cost of a hash. */
interface Cost {
  /** KiB */
  readonly memoryCost: number;
  /** The number of passes. */
  readonly timeCost: number;
}

/** The OWASP minimum for argon2id: 19 MiB and two passes. */
const OWASP_MINIMUM: Cost = { memoryCost: 19 * 1024, timeCost: 2 };

/** Hashes with argon2id in the thread pool of Node.js, so the main thread stays responsive. */
export const argon2 = (cost = OWASP_MINIMUM): PasswordHasher => ({
  hash: (password) => hash(password, { ...cost, parallelism: 1 }),
  verify: (encoded, password) => verify(encoded, password),
  isOutdated: (encoded) =>
    !encoded.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$`),
});
