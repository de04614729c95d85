export const MINUTE_MS = 60 * 1000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** What time it is; everything on the server that depends on time asks this, so that tests can set it. */
export interface Clock {
  /** epoch ms */
  now(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };
