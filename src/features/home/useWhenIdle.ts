import { useEffect, useState } from 'react';

/** The latest moment, for browsers that never say that they are idle, ms. */
const LATEST_MS = 4000;

/** Becomes true once `wanted` and the browser has nothing more urgent to do. */
export function useWhenIdle(wanted: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted || idle) return undefined;
    const now = () => setIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(now, LATEST_MS / 2);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(now, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }, [wanted, idle]);
  return wanted && idle;
}
