interface Wait {
  /** epoch ms; a moment that has passed comes at once */
  readonly until: number;
  /** The whole wait: it never takes longer, whatever a clock says, ms. */
  readonly maxMs: number;
  readonly now: () => number;
}

/** A promise of a moment. It never settles once `signal` is aborted. */
export function sleepUntil({ until, maxMs, now }: Wait, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(Math.max(0, until - now()), maxMs));
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
