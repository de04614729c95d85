/**
 * The server's time. Each answer of the API that no cache may have kept carries it in its `Date` header; between two of them
 * the browser's monotonic clock counts on, so a device whose clock is wrong, or is set meanwhile, shows the right time.
 */

/**
 * How far this clock may be ahead of a `Date` header, ms: the header has whole seconds and travels, and an answer that was
 * requested before the program was loaded is read up to 15 s later.
 */
const TOLERANCE_MS = 20_000;

let known: { readonly server: number; readonly readAt: number } | null = null;
const listeners = new Set<() => void>();

/** The server's time now, epoch ms; the device's own until the first answer. */
export function serverNow(): number {
  return known === null ? Date.now() : known.server + performance.now() - known.readAt;
}

/** Whether an answer has carried the server's time. */
export const isServerTimeKnown = (): boolean => known !== null;

/** Sets the clock by an answer's `Date` header; null or nonsense changes nothing. */
export function readServerDate(header: string | null): void {
  const told = Date.parse(header ?? '');
  if (Number.isNaN(told)) return;
  const expected = serverNow();
  const isRight = told <= expected && expected <= told + TOLERANCE_MS;
  known = { server: isRight ? expected : told, readAt: performance.now() };
  if (Math.abs(told - expected) <= TOLERANCE_MS) return;
  for (const listen of [...listeners]) listen();
}

/** Calls `listen` whenever the clock is corrected by more than a few seconds. @returns stops it. */
export function onClockCorrected(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
