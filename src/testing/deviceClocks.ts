const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How far the clocks of devices are off, ms. */
export const DEVICE_CLOCKS = [
  ['right', 0],
  ['48 hours slow', -48 * HOUR_MS],
  ['7 minutes slow', -7 * MINUTE_MS],
  ['6 minutes fast', 6 * MINUTE_MS],
  ['12.7 hours fast', 12.7 * HOUR_MS],
  ['24 hours fast', 24 * HOUR_MS],
] as const;
