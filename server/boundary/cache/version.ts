import { createHash } from 'node:crypto';

/** Identifies content that may change. */
export interface Version {
  /** The version of the current content. */
  readonly get: () => Promise<string>;
  /** The version if it was read a moment ago, else null. Never waits. */
  readonly fresh: () => string | null;
}

/** A version of content that is read as a whole. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
