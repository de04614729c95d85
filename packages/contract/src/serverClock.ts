/**
 * The server's time, from the `Date` header of uncached API responses. Between two responses the browser's monotonic clock
 * counts on, so a device whose clock is wrong, or is changed meanwhile, still shows the right time.
 */

/**
 * How far this clock may be ahead of a `Date` header, ms. The header has whole seconds, and the client reads a preloaded
 * response up to 15 s after it arrived.
 */
const TOLERANCE_MS = 20_000;

let reference: { readonly server: number; readonly readAt: number } | null = null;
const listeners = new Set<() => void>();

/** The server's time now, epoch ms; the device's own time before the first response. */
export function serverNow(): number {
  return reference === null ? Date.now() : reference.server + performance.now() - reference.readAt;
}

/** Whether a response has sent the server's time. */
export const isServerTimeKnown = (): boolean => reference !== null;

/** Sets the clock to a response's `Date` header. A missing or invalid header changes nothing. */
export function readServerDate(header: string | null): void {
  const headerTime = Date.parse(header ?? '');
  if (Number.isNaN(headerTime)) return;
  const expected = serverNow();
  const isRight = headerTime <= expected && expected <= headerTime + TOLERANCE_MS;
  reference = { server: isRight ? expected : headerTime, readAt: performance.now() };
  if (Math.abs(headerTime - expected) <= TOLERANCE_MS) return;
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` whenever a header corrects the clock by more than the tolerance. @returns unsubscribes */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
