import { serverNow } from '@kedai/contract/serverClock';

/**
 * Resolves at a time of the server's clock (epoch ms), at once when it has passed. It never settles once `signal` is aborted.
 * @param maxMs the longest possible wait, which limits the effect of a wrong clock
 */
export function sleepUntil(at: number, maxMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(Math.max(0, at - serverNow()), maxMs));
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
