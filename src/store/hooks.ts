import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, AppThunk, RootState } from './createStore';
import type { ClientStorage } from './storage';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

const storageOf: AppThunk<ClientStorage> = (_dispatch, _state, { storage }) => storage;

/** Where this device keeps what is no state of the shop; never refuses, and keeps nothing where the browser forbids it. */
export const useClientStorage = (): ClientStorage => useAppDispatch()(storageOf);
