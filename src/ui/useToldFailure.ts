import { useEffect } from 'react';
import { isFailure } from '../contract/failure';
import { toast } from './toast';

/** Failures that were told: several parts of a page may wait for the same answer. */
const told = new WeakSet<object>();

/** Tells why a cart or product call failed as a toast (spec §8), once, however many parts of the page show that it did. */
export function useToldFailure(error: unknown): void {
  useEffect(() => {
    if (!isFailure(error) || error.kind === 'aborted' || told.has(error)) return;
    told.add(error);
    toast.error(error.message);
  }, [error]);
}
