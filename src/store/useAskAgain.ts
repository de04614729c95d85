import type { AppThunk } from './createStore';
import { useAppDispatch } from './hooks';

interface RunningRequest extends PromiseLike<unknown> {
  abort(): void;
}

/**
 * Asks a query anew, in a failure and in a wait that lasts too long: a request that hangs is given up first.
 * @param running finds the query's request that is under way: `api.util.getRunningQueryThunk(endpoint, argument)`
 */
export function useAskAgain(
  running: AppThunk<RunningRequest | undefined>,
  refetch: () => unknown,
): () => void {
  const dispatch = useAppDispatch();
  const askAgain = async () => {
    const request = dispatch(running);
    request?.abort();
    await request;
    refetch();
  };
  return () => void askAgain();
}
