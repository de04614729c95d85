import type { AppThunk } from './createStore';

interface RunningRequest extends PromiseLike<unknown> {
  abort(): void;
}

/** Finds the request of a query that is under way: `api.util.getRunningQueryThunk(endpoint, argument)`. */
export type RunningQueryThunk = AppThunk<RunningRequest | undefined>;

/** Gives up a request that is under way, if there is one, and waits until the store knows. */
export const abortRunning =
  (find: RunningQueryThunk): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const request = dispatch(find);
    request?.abort();
    await request;
  };
