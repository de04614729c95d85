import type { AppThunk } from './createStore';
import { useAppDispatch } from './hooks';

/** Finds the running request of a query: `api.util.getRunningQueryThunk(endpoint, argument)`. */
type RunningQueryThunk = AppThunk<(PromiseLike<unknown> & { abort(): void }) | undefined>;

/** Aborts a query's running request, if there is one, and waits until the store has recorded that. */
export const abortRunning =
  (runningQuery: RunningQueryThunk): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const request = dispatch(runningQuery);
    request?.abort();
    await request;
  };

/** Refetches a query after a failure, or when its request hangs. A running request is aborted first. */
export function useRetry(runningQuery: RunningQueryThunk, refetch: () => unknown): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(abortRunning(runningQuery)).then(refetch);
}
