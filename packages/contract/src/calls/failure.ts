/** The body of a failed response (spec §8). Its status may be 200, 4xx or 5xx. */
export interface FailedResponse {
  readonly success: false;
  readonly message?: string;
  readonly code?: string;
}

/**
 * Why a call failed, classified once in the transport:
 * - `offline`: the server could not be reached
 * - `timeout`: the server did not respond in time
 * - `refused`: the server refused the call and changed nothing; `message` is the server's own
 * - `server`: a server error (5xx, 408), or a 4xx without a reason
 * - `malformed`: the response breaks the contract
 * - `aborted`: the caller cancelled
 */
export type FailureKind = 'offline' | 'timeout' | 'refused' | 'server' | 'malformed' | 'aborted';

export interface Failure {
  readonly kind: FailureKind;
  /** A sentence for the shopper: the server's own if it sent one. */
  readonly message: string;
  /** The HTTP status; absent without a response. */
  readonly status?: number | undefined;
  /** The server's reason, possibly one that this storefront does not know. */
  readonly code?: string | undefined;
  /** Whether a retry may succeed. */
  readonly retryable: boolean;
}

/** Whether a caught value is a classified failure. */
export const isFailure = (caught: unknown): caught is Failure =>
  typeof caught === 'object' && caught !== null && 'kind' in caught && 'retryable' in caught;

/** The message of a caught value: a failure's, an error's, or `otherwise`. */
export function messageOf(caught: unknown, otherwise: string): string {
  if (isFailure(caught)) return caught.message;
  if (caught instanceof Error && caught.message !== '') return caught.message;
  return otherwise;
}
