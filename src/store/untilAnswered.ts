import { inOwnTask } from './inOwnTask';

/** A request under way, as `dispatch(endpoint.initiate(…))` gives it. */
interface Running<Answer> {
  unwrap(): Promise<Answer>;
  abort(): void;
}

/**
 * A call as a promise that a chart can wait for: it rejects with a `Failure`, and leaving the state that waits
 * (`signal`) cancels the request. It is made in a task of its own, so that the press which asks for it is shown first:
 * to make out a request takes a phone half a frame.
 * @param ask dispatches the call, with `{ track: false }`, so that no answer stays in the store.
 */
export async function untilAnswered<Answer>(
  ask: () => Running<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  await new Promise<void>((resolve) => inOwnTask(resolve));
  signal.throwIfAborted();
  const running = ask();
  signal.addEventListener('abort', () => running.abort(), { once: true });
  return await running.unwrap();
}
