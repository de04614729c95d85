import { useEffect, useState } from 'react';
import { onClockCorrected, serverNow } from '../serverClock';

/**
 * The time, again every `everyMs` milliseconds.
 * @param clock epoch ms; must be stable
 * @returns epoch ms; null until the page is alive, so that nothing depends on when it was rendered
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
