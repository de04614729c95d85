import { sessionApi } from '../api/sessionApi';
import { checkSession } from './checkSession';
import { useAppDispatch } from './hooks';
import { sessionSlice } from './sessionSlice';
import { useAskAgain } from './useAskAgain';

/** Asks anew who is signed in, where a check has failed or hangs, which is given up first. */
export function useAskSessionAgain(): () => void {
  const dispatch = useAppDispatch();
  const running = sessionApi.util.getRunningQueryThunk('verifyToken', undefined);
  const ask = useAskAgain(running, () => dispatch(checkSession()));
  return () => {
    dispatch(sessionSlice.actions.askedAgain());
    ask();
  };
}
