import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { inspectOptions } from '../../machines/inspectOptions';
import { useAppDispatch } from '../../state/hooks';
import type { AppDispatch } from '../../state/thunk';

/**
 * Runs a machine with its effects as long as the component is mounted. The developer tools inspect it.
 * @param create makes the machine, once
 * @param input is read once
 */
export function useFlow<Machine extends AnyStateMachine>(
  create: (dispatch: AppDispatch) => Machine,
  input: InputFrom<Machine>,
): Actor<Machine> {
  const dispatch = useAppDispatch();
  const [machine] = useState(() => create(dispatch));
  const options: Parameters<typeof useActorRef<AnyStateMachine>>[1] = { input, ...inspectOptions };
  return useActorRef<AnyStateMachine>(machine, options) as Actor<Machine>;
}

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
