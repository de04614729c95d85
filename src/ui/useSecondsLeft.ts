import { useEffect, useState } from 'react';
import { serverNow } from '../serverClock';

const SECOND_MS = 1000;
const UPDATE_EVERY_MS = 250;

const secondsUntil = (moment: number | null, now: number, maxMs: number) =>
  moment === null ? 0 : Math.max(0, Math.ceil(Math.min(moment - now, maxMs) / SECOND_MS));

/**
 * The whole seconds until a time (epoch ms); 0 after it, or if it is null.
 * @param maxMs the maximum, in case a clock is wrong
 * @param clock must be stable
 */
export function useSecondsLeft(
  moment: number | null,
  maxMs: number,
  clock: () => number = serverNow,
): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment, clock(), maxMs));
  useEffect(() => {
    const update = () => {
      const left = secondsUntil(moment, clock(), maxMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(update, UPDATE_EVERY_MS);
    update();
    return () => clearInterval(timer);
  }, [moment, maxMs, clock]);
  return seconds;
}
