import { abortRunning, type RunningQueryThunk } from './abortRunning';
import { useAppDispatch } from './hooks';

/** Refetches a query after a failure, or when its request hangs. A running request is aborted first. */
export function useRetry(runningQuery: RunningQueryThunk, refetch: () => unknown): () => void {
  const dispatch = useAppDispatch();
  const retry = async () => {
    await dispatch(abortRunning(runningQuery));
    refetch();
  };
  return () => void retry();
}
