import { useEffect, useState } from 'react';

/**
 * The time, again every `everyMs` milliseconds.
 * @returns epoch ms; null until the page is alive, so that nothing depends on when it was rendered
 */
export function useNow(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
