import type { Selection } from '../contract/selection';
import { isSelectionCurrent } from '../contract/slots';
import { useAppSelector } from '../store/hooks';
import { selectSelection } from '../store/selection';

/** The chosen service, null when there is none or its slot has passed. */
export function useChosenService(now: () => number = Date.now): Selection | null {
  const saved = useAppSelector(selectSelection);
  return saved !== null && isSelectionCurrent(saved, now()) ? saved : null;
}
