import { onClockCorrected, serverNow } from '@kedai/contract/serverClock';
import { useEffect, useState } from 'react';

/**
 * The server's time, updated every `everyMs` milliseconds.
 * @returns epoch ms; null until hydration, because the prerendered HTML must not depend on the time
 */
export function useNow(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setNow(serverNow());
    update();
    const timer = setInterval(update, everyMs);
    const stopListening = onClockCorrected(update);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [everyMs]);
  return now;
}
