import type { Failure } from '../../contract/failure';

/** A failure as the transport reports it, for charts that are walked: the server said no. */
export function refusal(message: string, code?: string): Failure {
  return {
    kind: 'refused',
    status: 400,
    message,
    retryable: false,
    ...(code === undefined ? {} : { code }),
  };
}

/** The server could not be reached. */
export const OFFLINE: Failure = {
  kind: 'offline',
  message: 'The shop cannot be reached.',
  retryable: true,
};
