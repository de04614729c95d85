import { useEffect, useRef } from 'react';
import { isFailure } from '../contract/failure';
import { toast } from './toast';

/** What takes each failure that was told back: several parts of a page may wait for the same answer. */
const dismissByError = new WeakMap<object, () => void>();

/**
 * Tells why a cart or product call failed as a toast (spec §8), once, however many parts of the page show that it did. Where
 * the page shows it no longer, since it is asked again or something else is, what was told of it goes.
 */
export function useErrorToast(error: unknown): void {
  const previous = useRef<unknown>(undefined);
  useEffect(() => {
    if (isFailure(previous.current) && error === undefined) {
      dismissByError.get(previous.current)?.();
      dismissByError.delete(previous.current);
    }
    previous.current = error;
    if (!isFailure(error) || error.kind === 'aborted' || dismissByError.has(error)) return;
    dismissByError.set(error, toast.error(error.message));
  }, [error]);
}
