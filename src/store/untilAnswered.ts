/** A request under way, as `dispatch(endpoint.initiate(…))` gives it. */
interface Running<Answer> {
  unwrap(): Promise<Answer>;
  abort(): void;
}

/**
 * A dispatched call as a promise that a chart can wait for: it rejects with a `Failure`, and leaving the state that
 * waits (`signal`) cancels the request. Dispatch with `{ track: false }`, so that no answer stays in the store.
 */
export function untilAnswered<Answer>(
  running: Running<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  if (signal.aborted) running.abort();
  else signal.addEventListener('abort', () => running.abort(), { once: true });
  return running.unwrap();
}
