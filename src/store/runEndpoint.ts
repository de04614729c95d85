/** A running request, as `dispatch(endpoint.initiate(…))` returns it. */
interface RunningRequest<Response> {
  unwrap(): Promise<Response>;
  abort(): void;
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
