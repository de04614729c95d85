/** Identifies content that may change. */
export interface Version {
  /** The version of the current content. */
  readonly get: () => Promise<string>;
  /** The version if it was read a moment ago, else null. Never waits. */
  readonly fresh: () => string | null;
}
