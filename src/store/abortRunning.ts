import type { AppThunk } from './createStore';

interface RunningRequest extends PromiseLike<unknown> {
  abort(): void;
}

/** Finds the running request of a query: `api.util.getRunningQueryThunk(endpoint, argument)`. */
export type RunningQueryThunk = AppThunk<RunningRequest | undefined>;

/** Aborts a query's running request, if there is one, and waits until the store has recorded that. */
export const abortRunning =
  (runningQuery: RunningQueryThunk): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const request = dispatch(runningQuery);
    request?.abort();
    await request;
  };
