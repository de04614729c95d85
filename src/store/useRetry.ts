import { abortRunning, type RunningQueryThunk } from './abortRunning';
import { useAppDispatch } from './hooks';

/**
 * Asks a query anew, in a failure and in a wait that lasts too long: a request that hangs is given up first.
 * @param find finds the query's request that is under way
 */
export function useRetry(find: RunningQueryThunk, refetch: () => unknown): () => void {
  const dispatch = useAppDispatch();
  const askAgain = async () => {
    await dispatch(abortRunning(find));
    refetch();
  };
  return () => void askAgain();
}
