/** A promise of a moment (epoch ms); one that has passed comes at once. It never settles once `signal` is aborted. */
export function untilMoment(at: number, now: () => number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, at - now()));
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
