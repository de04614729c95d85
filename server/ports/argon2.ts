import { argon2id } from 'hash-wasm';

/** A password to be hashed, with all that the hash depends on. */
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

/** Hashes a password with argon2id. @returns it encoded, with salt and costs (`$argon2id$v=19$…`) */
export type Argon2 = (task: Argon2Task) => Promise<string>;

/** Hashes in this thread, which does nothing else meanwhile (about 0.1 s). */
export const argon2Here: Argon2 = (task) => argon2id({ ...task, outputType: 'encoded' });
