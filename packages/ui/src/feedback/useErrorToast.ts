import { isFailure } from '@kedai/contract/calls/failure';
import { useEffect } from 'react';
import { toast } from '../overlay/toast';

/** Shows why a cart or product call failed as a toast (spec §8), as long as the page shows the error. */
export function useErrorToast(error: unknown): void {
  useEffect(() => {
    if (!isFailure(error) || error.kind === 'aborted') return undefined;
    return toast.error(error.message);
  }, [error]);
}
