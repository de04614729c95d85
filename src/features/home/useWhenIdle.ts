import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle';

/** The latest moment, for browsers that are never idle, ms. */
const LATEST_MS = 4000;

/** Becomes true once `wanted` and the browser has nothing more urgent to do. */
export function useWhenIdle(wanted: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted || idle) return undefined;
    return whenIdle(() => setIdle(true), { timeout: LATEST_MS });
  }, [wanted, idle]);
  return wanted && idle;
}
