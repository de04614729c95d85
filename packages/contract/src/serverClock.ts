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
/** The server's time minus the device's, as an earlier page knew it, ms. */
let estimatedOffset = 0;
const listeners = new Set<() => void>();

const read = (server: number): Reading => ({
  server,
  monotonic: performance.now(),
  device: Date.now(),
});

/**
 * The server's time now, epoch ms. Before the first response it is an estimate from the device's clock. An estimate may
 * be shown, but nothing may be refused because of it: see `confirmedServerNow`.
 */
export function serverNow(): number {
  if (reading === null) return Date.now() + estimatedOffset;
  return reading.server + performance.now() - reading.monotonic;
}

/** Whether the device slept, which stops the monotonic clock, or its clock was changed since the last response. */
export function isServerTimeLost(): boolean {
  if (reading === null) return false;
  const { monotonic, device } = read(0);
  return Math.abs(device - reading.device - (monotonic - reading.monotonic)) > TOLERANCE_MS;
}

/** Whether a response has sent the server's time, and the monotonic clock has counted on since. */
export const isServerTimeKnown = (): boolean => reading !== null && !isServerTimeLost();

/** The server's time now, epoch ms; null while it is only an estimate. What a shopper has chosen expires by this time only. */
export const confirmedServerNow = (): number | null => (isServerTimeKnown() ? serverNow() : null);

/** Sets the clock to a response's `Date` header. A missing or invalid header changes nothing. */
export function readServerDate(header: string | null): void {
  const headerTime = Date.parse(header ?? '');
  if (Number.isNaN(headerTime)) return;
  const wasKnown = isServerTimeKnown();
  const expected = serverNow();
  const isRight = headerTime <= expected && expected <= headerTime + TOLERANCE_MS;
  reading = read(isRight ? expected : headerTime);
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

/** How far the device's clock is off, and what it showed when this was known, epoch ms. */
export interface ClockOffset {
  readonly offset: number;
  readonly device: number;
}

/** An older offset is not used: the device's clock may have been corrected since. */
const OFFSET_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The offset for the next page; null when the device's clock is right. */
export function clockOffset(): ClockOffset | null {
  const device = Date.now();
  const offset = serverNow() - device;
  return Math.abs(offset) <= TOLERANCE_MS ? null : { offset, device };
}

/**
 * Estimates the server's time from the offset of an earlier page until the first response. It is ignored when the device's
 * clock was set back, or far ahead, since then.
 */
export function estimateServerTime({ offset, device }: ClockOffset): void {
  const age = Date.now() - device;
  estimatedOffset = age >= 0 && age <= OFFSET_LIFETIME_MS ? offset : 0;
}
