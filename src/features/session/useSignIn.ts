import type { Failure } from '@kedai/contract/calls/failure';
import { useState } from 'react';
import { useAppDispatch } from '../../state/hooks';
import type { AppThunk } from '../../state/thunk';

/** @param onBusy called when a sign-in, including the cart merge, starts and ends */
export function useSignIn(onBusy: (busy: boolean) => void) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const reportBusy = (isBusy: boolean) => {
    setBusy(isBusy);
    onBusy(isBusy);
  };
  return {
    busy,
    /** Why the last sign-in failed, until the shopper types again or tries another. */
    failure,
    clearFailure: () => setFailure(null),
    enter: async (signIn: AppThunk<Promise<Failure | null>>) => {
      reportBusy(true);
      setFailure(null);
      setFailure(await dispatch(signIn));
      reportBusy(false);
    },
  };
}
