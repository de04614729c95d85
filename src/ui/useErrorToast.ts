import { useEffect, useRef } from 'react';
import { isFailure } from '../contract/failure';
import { toast } from './toast';

/** Dismisses the toast of each shown failure. Several components may wait for the same response. */
const dismissByError = new WeakMap<object, () => void>();

/**
 * Shows why a cart or product call failed as a toast (spec §8), once, even if several components pass the same error. The
 * toast is dismissed when the page no longer shows the error, for example because of a retry.
 */
export function useErrorToast(error: unknown): void {
  const previous = useRef<unknown>(undefined);
  useEffect(() => {
    if (isFailure(previous.current) && error !== previous.current) {
      dismissByError.get(previous.current)?.();
      dismissByError.delete(previous.current);
    }
    previous.current = error;
    if (!isFailure(error) || error.kind === 'aborted' || dismissByError.has(error)) return;
    dismissByError.set(error, toast.error(error.message));
  }, [error]);
}
