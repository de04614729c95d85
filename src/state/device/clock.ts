import {
  clockOffset,
  estimateServerTime,
  isServerTimeLost,
  onClockCorrected,
} from '@kedai/contract/serverClock';
import type { StorageCodecs } from './persistence';

/** How often the page looks whether the device slept or its clock was changed, ms. A page that stays visible gets no event. */
const WATCH_MS = 30_000;

/**
 * Keeps the server's time right: the offset of a wrong clock survives a reload, and the time is requested again after a
 * sleep.
 * @returns stops it
 */
export function startClock(
  codec: StorageCodecs['clockOffset'],
  requestServerTime: () => void,
): () => void {
  const saved = codec.read();
  if (saved !== null) estimateServerTime(saved);
  const stopListening = onClockCorrected(() => void codec.write(clockOffset()));
  const timer = setInterval(() => {
    if (isServerTimeLost()) requestServerTime();
  }, WATCH_MS);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
