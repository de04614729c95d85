/** What time it is; everything on the server that depends on time asks this, so that tests can set it. */
export interface Clock {
  /** epoch ms */
  now(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };
