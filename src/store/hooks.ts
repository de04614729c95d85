import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from './rootReducer';
import type { ClientStorage } from './storage';
import type { AppDispatch, AppStore } from './thunk';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The storage of this device. It never throws; where the browser forbids storage, it stores nothing. */
export const useClientStorage = (): ClientStorage =>
  useAppDispatch()((_dispatch, _state, { storage }) => storage);
