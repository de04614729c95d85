import { argon2id } from 'hash-wasm';

/** A password and all parameters of its hash. */
export interface Argon2Task {
  readonly password: string;
  readonly salt: Uint8Array;
  /** KiB */
  readonly memorySize: number;
  readonly iterations: number;
  readonly parallelism: number;
  /** bytes */
  readonly hashLength: number;
}

/** Hashes a password with argon2id. @returns the encoded hash with salt and cost (`$argon2id$v=19$…`) */
export type Argon2 = (task: Argon2Task) => Promise<string>;

/** Hashes in the current thread and blocks it (about 0.1 s). */
export const argon2InProcess: Argon2 = (task) => argon2id({ ...task, outputType: 'encoded' });
