import { type Failure, isFailure } from '@kedai/contract/calls/failure';
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
import { withoutResponse } from '../api/classify';
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

/** A running request, as `dispatch(endpoint.initiate(…))` returns it. */
interface RunningRequest<Response> {
  unwrap(): Promise<Response>;
  abort(): void;
}

/** Finds the running request of a query: `api.util.getRunningQueryThunk(endpoint, argument)`. */
export type RunningQueryThunk = AppThunk<(PromiseLike<unknown> & { abort(): void }) | undefined>;

/** Aborts a query's running request, if there is one, and waits until the store has recorded that. */
export const abortRunning =
  (runningQuery: RunningQueryThunk): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const request = dispatch(runningQuery);
    request?.abort();
    await request;
  };

/** The failure of a dispatched call, or null. A call without a `Failure` was aborted: the customer has changed. */
export function failureOf({ error }: { readonly error?: unknown }): Failure | null {
  if (error === undefined) return null;
  return isFailure(error) ? error : withoutResponse('aborted');
}

/** What XState gives to an effect. The component of a form has no actor. */
interface Effect {
  readonly signal: AbortSignal;
  readonly self?: object;
}

/** Returns the `dispatch` of an effect. The developer tools replace it, and note which effect makes a call. */
export const tracing = {
  dispatchOf: (_effect: Effect, dispatch: AppDispatch): AppDispatch => dispatch,
};

/**
 * Runs an API call as the promise actor of a machine. It rejects with a `Failure`, and `signal`, which aborts when the
 * machine leaves the state, aborts the request.
 * @param call a mutation with `{ track: false }`, a query with `{ subscribe: false }`, so that no response stays in the store
 */
export async function runEndpoint<Response>(
  dispatch: AppDispatch,
  call: AppThunk<RunningRequest<Response>>,
  effect: Effect,
): Promise<Response> {
  const { signal } = effect;
  signal.throwIfAborted();
  const request = tracing.dispatchOf(effect, dispatch)(call);
  signal.addEventListener('abort', () => request.abort(), { once: true });
  const response: Response | undefined = await request.unwrap();
  // Another customer has signed in, so the store has dropped the request; theirs has another answer.
  return response ?? runEndpoint(dispatch, call, effect);
}
