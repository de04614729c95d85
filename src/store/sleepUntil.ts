interface SleepOptions {
  /** epoch ms; a past time resolves at once */
  readonly until: number;
  /** The longest possible wait, ms. It limits the effect of a wrong clock. */
  readonly maxMs: number;
  readonly now: () => number;
}

/** Resolves at a given time. It never settles once `signal` is aborted. */
export function sleepUntil(
  { until, maxMs, now }: SleepOptions,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(Math.max(0, until - now()), maxMs));
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
