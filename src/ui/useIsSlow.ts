import { useEffect, useState } from 'react';
import { LOADING_RESET_MS } from '../contract/limits';

/** Whether a component that shows loading has been mounted for more than 5 seconds (spec §4). */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LOADING_RESET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
