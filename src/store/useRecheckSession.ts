import { sessionApi } from '../api/sessionApi';
import { checkSession } from './checkSession';
import { useAppDispatch } from './hooks';
import { sessionSlice } from './sessionSlice';
import { useRetry } from './useRetry';

/** Asks anew who is signed in, where a check has failed or hangs, which is given up first. */
export function useRecheckSession(): () => void {
  const dispatch = useAppDispatch();
  const running = sessionApi.util.getRunningQueryThunk('verifyToken', undefined);
  const ask = useRetry(running, () => dispatch(checkSession()));
  return () => {
    dispatch(sessionSlice.actions.recheckStarted());
    ask();
  };
}
