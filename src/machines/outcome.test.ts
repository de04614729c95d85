import type { Failure } from '@kedai/contract/calls/failure';
import { asFailure } from './outcome';

const REFUSED: Failure = { kind: 'refused', message: 'No.', retryable: false, code: 'x' };

test.each<[string, unknown, Failure]>([
  ['a failure stays unchanged', REFUSED, REFUSED],
  [
    'an error becomes a retryable failure without its message, which is not for shoppers',
    new Error('It broke.'),
    { kind: 'server', message: '', retryable: true },
  ],
  ['and so does any other value', 'It broke.', { kind: 'server', message: '', retryable: true }],
])('%s', (_, thrown, failure) => {
  expect(asFailure(thrown)).toEqual(failure);
});
