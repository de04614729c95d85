import type { Failure } from '@kedai/contract/calls/failure';
import type { FlowEvent } from '@kedai/flow-viewer/model';

/** A refusal of the server, as the transport reports it. */
export function refusal(message: string, code?: string): Failure {
  return {
    kind: 'refused',
    status: 400,
    message,
    retryable: false,
    ...(code === undefined ? {} : { code }),
  };
}

/** A server that cannot be reached. */
export const OFFLINE: Failure = {
  kind: 'offline',
  message: 'The shop cannot be reached.',
  retryable: true,
};

/** The effect with this id has succeeded. */
export const done = (id: string, output?: unknown): FlowEvent => ({
  type: `xstate.done.actor.${id}`,
  output,
});
/** The effect with this id has failed. */
export const failed = (id: string, error: unknown): FlowEvent => ({
  type: `xstate.error.actor.${id}`,
  error,
});
