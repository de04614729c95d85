/** A running machine, as far as its end matters. */
interface RunningFlow<Output> {
  subscribe(
    listener: (snapshot: { readonly status: string; readonly output: Output | undefined }) => void,
  ): { unsubscribe(): void };
}

/** Calls back with the output of a flow once it is done. */
export const onDone = <Output>(
  actor: RunningFlow<Output>,
  handle: (output: Output | undefined) => void,
) =>
  actor.subscribe(({ status, output }) => {
    if (status === 'done') handle(output);
  });
