import { useEffect, useState } from 'react';
import { LOADING_RESET_MS } from '../../contract/limits';

/** Whether a wait has lasted for more than 5 seconds (spec §4): then the spinner gives way to words. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), LOADING_RESET_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && slow;
}
