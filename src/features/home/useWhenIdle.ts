import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle';

/** ms; the timeout for browsers that are never idle */
const IDLE_TIMEOUT_MS = 4000;

/** Becomes true once `isEnabled` is true and the browser is idle. */
export function useWhenIdle(isEnabled: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isEnabled || isIdle) return undefined;
    return whenIdle(() => setIdle(true), { timeout: IDLE_TIMEOUT_MS });
  }, [isEnabled, isIdle]);
  return isEnabled && isIdle;
}
