import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
const LOOK_EVERY_MS = 250;

const secondsUntil = (moment: number | null, now: number) =>
  moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / SECOND_MS));

/**
 * Whole seconds until a moment (epoch ms), counted down; 0 when it has come or there is none.
 * @param clock must be stable
 */
export function useSecondsLeft(moment: number | null, clock: () => number = Date.now): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment, clock()));
  useEffect(() => {
    const look = () => {
      const left = secondsUntil(moment, clock());
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    look();
    return () => clearInterval(timer);
  }, [moment, clock]);
  return seconds;
}
