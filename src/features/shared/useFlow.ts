import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom, InputFrom, OutputFrom } from 'xstate';
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

/**
 * Handles what a flow emits, and its end, as long as the component is mounted.
 * @param onDone receives the output of the machine
 */
export function useFlowEvents<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  onEmitted: (event: EmittedFrom<Machine>) => void,
  onDone: (output: OutputFrom<Machine>) => void = () => undefined,
): void {
  const handleEmitted = useEffectEvent(onEmitted);
  const handleDone = useEffectEvent(onDone);
  useEffect(() => {
    const subscriptions = [
      actor.on('*', (event) => handleEmitted(event)),
      actor.subscribe(({ status, output }) => {
        if (status === 'done') handleDone(output);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);
}
