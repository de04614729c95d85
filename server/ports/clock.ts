export const MINUTE_MS = 60 * 1000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** What time it is; everything on the server that depends on time asks this, so that tests can set it. */
export interface Clock {
  /** epoch ms; somebody may set it forward or back */
  now(): number;
  /** ms since some moment; it only grows, so that it measures how old something is */
  elapsed(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};
