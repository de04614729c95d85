import {
  type Action,
  addListener,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
  type UnsubscribeListener,
} from '@reduxjs/toolkit';
import type { StorePorts } from './ports';
import type { RootState } from './rootReducer';

export type ShopDispatch = ThunkDispatch<RootState, StorePorts, UnknownAction>;
/** The dispatch of the store, with its listener middleware. */
export type AppDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
  ShopDispatch;
export type AppStore = Store<RootState> & { readonly dispatch: AppDispatch };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StorePorts, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, ShopDispatch, StorePorts>;

/** Adds a listener to the store's listener middleware. Dispatching it returns a function that removes the listener. */
export const addAppListener = addListener.withTypes<RootState, ShopDispatch, StorePorts>();

/** Resolves with the next action that meets a predicate: `take` of the listener middleware, for thunks. */
export const take =
  (
    predicate: (action: UnknownAction, state: RootState) => boolean,
  ): AppThunk<Promise<UnknownAction>> =>
  (dispatch) =>
    new Promise((resolve) => {
      dispatch(
        addAppListener({
          predicate,
          effect: (action, { unsubscribe }) => {
            unsubscribe();
            resolve(action);
          },
        }),
      );
    });
