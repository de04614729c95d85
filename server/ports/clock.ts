export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The time source of the server; tests replace it. */
export interface Clock {
  /** epoch ms; may jump when the system clock is set */
  now(): number;
  /** ms since an arbitrary moment; monotonic, for measuring ages */
  elapsed(): number;
}

/** The system clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};
