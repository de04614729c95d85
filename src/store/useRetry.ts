import { useAppDispatch } from './hooks';
import { abortRunning, type RunningQueryThunk } from './runEndpoint';

/** Refetches a query after a failure, or when its request hangs. A running request is aborted first. */
export function useRetry(runningQuery: RunningQueryThunk, refetch: () => unknown): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(abortRunning(runningQuery)).then(refetch);
}
