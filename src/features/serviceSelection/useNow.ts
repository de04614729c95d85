import { useEffect, useState } from 'react';

/** The time (epoch ms), looked at again every `everyMs`, so that slots pass on the screen as they pass in the shop. */
export function useNow(clock: () => number, everyMs: number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}
