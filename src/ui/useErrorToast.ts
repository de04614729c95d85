import { useEffect, useRef } from 'react';
import { isFailure } from '../contract/failure';
import { toast } from './toast';

/** What takes each failure that was told back: several parts of a page may wait for the same answer. */
const told = new WeakMap<object, () => void>();

/**
 * Tells why a cart or product call failed as a toast (spec §8), once, however many parts of the page show that it did. Where
 * the page shows it no longer, since it is asked again or something else is, what was told of it goes.
 */
export function useErrorToast(error: unknown): void {
  const before = useRef<unknown>(undefined);
  useEffect(() => {
    if (isFailure(before.current) && error === undefined) {
      told.get(before.current)?.();
      told.delete(before.current);
    }
    before.current = error;
    if (!isFailure(error) || error.kind === 'aborted' || told.has(error)) return;
    told.set(error, toast.error(error.message));
  }, [error]);
}
