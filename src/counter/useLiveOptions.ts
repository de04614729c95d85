import { useIsPageVisible } from '@kedai/ui/hooks/useIsPageVisible';
import { useIsSignInNeeded } from './store';

/** How often what a page shows is loaded again, ms: while somebody may look at it, and while it is hidden. */
const VISIBLE_MS = 3_000;
const HIDDEN_MS = 15_000;

/** The options of a query whose data others change: it is loaded again and again, and at once when somebody returns. */
export function useLiveOptions() {
  const isVisible = useIsPageVisible();
  const isPaused = useIsSignInNeeded();
  return {
    pollingInterval: isPaused ? 0 : isVisible ? VISIBLE_MS : HIDDEN_MS,
    refetchOnFocus: !isPaused,
    refetchOnMountOrArgChange: true,
  };
}
