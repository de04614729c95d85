import { ERROR_CODES, type Failure } from '../../contract/failure';
import { failureTexts } from '../../text/failures';

const failure = (kind: Failure['kind'], message: string, retryable: boolean): Failure => ({
  kind,
  message,
  retryable,
});

/** Every way in which a call may fail (spec §8), as an effect of a flow reports it. */
export const failures: readonly { readonly name: string; readonly error: Failure }[] = [
  { name: 'offline', error: failure('offline', failureTexts.offline, true) },
  { name: 'too late', error: failure('timeout', failureTexts.timeout, true) },
  {
    name: 'server down',
    error: { ...failure('server', failureTexts.serverDown, true), status: 500 },
  },
  { name: 'nonsense', error: failure('malformed', failureTexts.malformed, true) },
  ...ERROR_CODES.map((code) => ({
    name: `refused: ${code}`,
    error: { ...failure('refused', failureTexts.refused, false), status: 400, code },
  })),
];
