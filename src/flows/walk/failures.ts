import { ERROR_CODES, type Failure } from '../../contract/failure';
import { failureText } from '../../text/failures';

const failure = (kind: Failure['kind'], message: string, retryable: boolean): Failure => ({
  kind,
  message,
  retryable,
});

/** All failures of calls (spec §8), as the effects of a flow report them. */
export const failures: readonly Failure[] = [
  failure('offline', failureText.offline, true),
  failure('timeout', failureText.timeout, true),
  { ...failure('server', failureText.serverDown, true), status: 500 },
  failure('malformed', failureText.malformed, true),
  ...ERROR_CODES.map((code) => ({
    ...failure('refused', failureText.refused, false),
    status: 400,
    code,
  })),
];

/** A short text for a failure: its kind, and its error code if it has one. */
export const failureName = ({ kind, code }: Failure): string =>
  code === undefined ? kind : `${kind}: ${code}`;
