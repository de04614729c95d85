import type { Failure } from '@kedai/contract/calls/failure';

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
