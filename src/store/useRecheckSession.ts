import { sessionApi } from '../api/sessionApi';
import { checkSession } from './checkSession';
import { useAppDispatch } from './hooks';
import { sessionSlice } from './sessionSlice';
import { useRetry } from './useRetry';

/** Checks the session again after a failed check. A check that hangs is aborted first. */
export function useRecheckSession(): () => void {
  const dispatch = useAppDispatch();
  const running = sessionApi.util.getRunningQueryThunk('verifyToken', undefined);
  const retry = useRetry(running, () => dispatch(checkSession()));
  return () => {
    dispatch(sessionSlice.actions.recheckStarted());
    retry();
  };
}
