/** A request under way, as `dispatch(endpoint.initiate(…))` gives it. */
interface Running<Answer> {
  unwrap(): Promise<Answer>;
  abort(): void;
}

/**
 * A call as a promise that a chart can wait for: it rejects with a `Failure`, and leaving the state that waits
 * (`signal`) cancels the request.
 * @param ask dispatches the call, as a mutation with `{ track: false }` and as a query with `{ subscribe: false }`, so
 *   that no answer stays in the store.
 */
export async function runEndpoint<Answer>(
  ask: () => Running<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted();
  const running = ask();
  signal.addEventListener('abort', () => running.abort(), { once: true });
  return await running.unwrap();
}
