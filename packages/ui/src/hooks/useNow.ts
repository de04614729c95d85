import { onClockCorrected, serverNow } from '@kedai/contract/protocol/serverClock';
import { useEffect, useState } from 'react';

/**
 * The server's time, updated every `everyMs` milliseconds, and when the shopper returns: hidden pages run few timers.
 * @returns epoch ms; null until hydration, because the prerendered HTML must not depend on the time
 */
export function useNow(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setNow(serverNow());
    update();
    const timer = setInterval(update, everyMs);
    document.addEventListener('visibilitychange', update);
    const stopListening = onClockCorrected(update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      stopListening();
    };
  }, [everyMs]);
  return now;
}
