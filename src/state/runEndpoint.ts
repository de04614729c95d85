import { type Failure, isFailure } from '@kedai/contract/failure';
import { withoutResponse } from '../api/classify';
import type { AppThunk } from './thunk';

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

/**
 * Runs an API call as the promise actor of a machine. It rejects with a `Failure`, and `signal`, which aborts when the
 * machine leaves the state, aborts the request.
 * @param start dispatches the call: a mutation with `{ track: false }`, a query with `{ subscribe: false }`, so that no
 *   response stays in the store
 */
export async function runEndpoint<Response>(
  start: () => RunningRequest<Response>,
  signal: AbortSignal,
): Promise<Response> {
  signal.throwIfAborted();
  const request = start();
  signal.addEventListener('abort', () => request.abort(), { once: true });
  return await request.unwrap();
}
