import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ClientStorage } from './device/storage';
import type { RootState } from './rootReducer';
import { type AppDispatch, type AppStore, abortRunning, type RunningQueryThunk } from './thunk';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The storage of this device. It never throws; where the browser forbids storage, it stores nothing. */
export const useClientStorage = (): ClientStorage =>
  useAppDispatch()((_dispatch, _state, { storage }) => storage);

/** Refetches a query after a failure, or when its request hangs. A running request is aborted first. */
export function useRetry(runningQuery: RunningQueryThunk, refetch: () => unknown): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(abortRunning(runningQuery)).then(refetch);
}
