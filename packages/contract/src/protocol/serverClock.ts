/**
 * The server's time, from the `Date` header of uncached API responses. Between two responses the browser's monotonic clock
 * counts on, so a device whose clock is wrong, or is changed meanwhile, still shows the right time (ADR 0021).
 */

/**
 * How far this clock may be ahead of a `Date` header, ms. The header has whole seconds, and the client reads a preloaded
 * response up to 15 s after it arrived.
 */
const TOLERANCE_MS = 20_000;

/** The server's time, and both clocks of the device at the same moment. */
interface Reading {
  readonly server: number;
  readonly monotonic: number;
  readonly device: number;
}

let reading: Reading | null = null;
const listeners = new Set<() => void>();

/**
 * The server's time now, epoch ms. Before the first response it is the device's. It may be shown, but nothing may be taken
 * from the shopper because of it: see `confirmedServerNow`.
 */
export function serverNow(): number {
  return reading === null ? Date.now() : reading.server + performance.now() - reading.monotonic;
}

/** Whether the device slept, which stops the monotonic clock, or its clock was changed since the last response. */
export function isServerTimeLost(): boolean {
  if (reading === null) return false;
  const elapsed = performance.now() - reading.monotonic;
  return Math.abs(Date.now() - reading.device - elapsed) > TOLERANCE_MS;
}

/** Whether a response has sent the server's time, and the monotonic clock has counted on since. */
export const isServerTimeKnown = (): boolean => reading !== null && !isServerTimeLost();

/** The server's time now, epoch ms; null while it is unknown. What a shopper has chosen expires by this time only. */
export const confirmedServerNow = (): number | null => (isServerTimeKnown() ? serverNow() : null);

/** Sets the clock to a response's `Date` header. A missing or invalid header changes nothing. */
export function readServerDate(header: string | null): void {
  const headerTime = Date.parse(header ?? '');
  if (Number.isNaN(headerTime)) return;
  const wasKnown = isServerTimeKnown();
  const expected = serverNow();
  const isRight = headerTime <= expected && expected <= headerTime + TOLERANCE_MS;
  reading = {
    server: isRight ? expected : headerTime,
    monotonic: performance.now(),
    device: Date.now(),
  };
  if (wasKnown && Math.abs(headerTime - expected) <= TOLERANCE_MS) return;
  for (const listener of [...listeners]) listener();
}

/**
 * Calls `listener` whenever a decision about a time must be taken again: the server's time became known, or a header has
 * corrected it by more than the tolerance. @returns unsubscribes
 */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
