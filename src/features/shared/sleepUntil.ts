import { onClockCorrected, serverNow } from '@kedai/contract/protocol/serverClock';

/**
 * Resolves at a time of the server's clock (epoch ms), at once when it has passed. It never settles once `signal` is aborted.
 * @param maxMs the longest possible wait, which limits the effect of a wrong clock
 */
export function sleepUntil(at: number, maxMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, Math.min(Math.max(0, at - serverNow()), maxMs));
    };
    // A device that slept has a wait that is too long.
    const stopListening = onClockCorrected(wait);
    const stop = () => {
      clearTimeout(timer);
      stopListening();
    };
    const end = () => {
      stop();
      resolve();
    };
    wait();
    signal.addEventListener('abort', stop, { once: true });
  });
}
