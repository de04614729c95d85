import { useEffect, useState } from 'react';
import { onClockCorrected, serverNow } from '../serverClock';

/**
 * The current time, updated every `everyMs` milliseconds.
 * @param clock returns epoch ms; must be stable
 * @returns epoch ms; null until hydration, because the prerendered HTML must not depend on the time
 */
export function useNow(everyMs: number, clock: () => number = serverNow): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setNow(clock());
    update();
    const timer = setInterval(update, everyMs);
    const stopListening = onClockCorrected(update);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [everyMs, clock]);
  return now;
}
