import { sessionApi } from '../api/sessionApi';
import { checkSession } from './checkSession';
import { useAppDispatch } from './hooks';
import { useAskAgain } from './useAskAgain';

/** Asks anew who is signed in, when a check hangs: it is given up first. */
export function useAskSessionAgain(): () => void {
  const dispatch = useAppDispatch();
  const running = sessionApi.util.getRunningQueryThunk('verifyToken', undefined);
  return useAskAgain(running, () => dispatch(checkSession()));
}
