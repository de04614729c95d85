import type { Selection } from '../contract/selection';
import { isSelectionCurrent } from '../contract/slots';
import { useAppSelector } from '../store/hooks';
import { selectIsRemembered, selectSelection } from '../store/selection';

/**
 * The chosen service whose slot is still to come. `isMissing` only once this device's memory was read, so that nobody is
 * asked for a moment who has chosen long ago.
 */
export function useChosenService(now: () => number = Date.now): {
  readonly selection: Selection | null;
  readonly isMissing: boolean;
} {
  const remembered = useAppSelector(selectIsRemembered);
  const saved = useAppSelector(selectSelection);
  if (!remembered) return { selection: null, isMissing: false };
  const selection = saved !== null && isSelectionCurrent(saved, now()) ? saved : null;
  return { selection, isMissing: selection === null };
}
