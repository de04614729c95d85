import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { StorePorts } from './ports';
import type { RootState } from './rootReducer';

export type AppDispatch = ThunkDispatch<RootState, StorePorts, UnknownAction>;
export type AppStore = Store<RootState> & { readonly dispatch: AppDispatch };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StorePorts, UnknownAction>;

/** Calls `listener` whenever a part of the state has changed. @returns unsubscribes */
export const onChange =
  <Part>(
    select: (state: RootState) => Part,
    listener: (part: Part) => void,
  ): AppThunk<() => void> =>
  (_dispatch, getState, { subscribe }) => {
    let before = select(getState());
    return subscribe(() => {
      const part = select(getState());
      if (part === before) return;
      before = part;
      listener(part);
    });
  };

/** Waits until the state meets a condition, or until the timeout, ms. */
export const waitUntil =
  (isMet: (state: RootState) => boolean, timeoutMs?: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isMet(getState())) return;
    await new Promise<void>((resolve) => {
      const finish = () => {
        unsubscribe();
        clearTimeout(timer);
        resolve();
      };
      const unsubscribe = dispatch(onChange(isMet, finish));
      const timer = timeoutMs === undefined ? undefined : setTimeout(finish, timeoutMs);
    });
  };
