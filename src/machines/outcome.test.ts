import type { Failure } from '@kedai/contract/failure';
import { asFailure } from './outcome';

const REFUSED: Failure = { kind: 'refused', message: 'No.', retryable: false, code: 'x' };

test.each<[string, unknown, Failure]>([
  ['a failure stays unchanged', REFUSED, REFUSED],
  [
    'an error becomes a retryable failure',
    new Error('It broke.'),
    { kind: 'server', message: 'It broke.', retryable: true },
  ],
  [
    'any other value becomes a failure without a message',
    'It broke.',
    { kind: 'server', message: '', retryable: true },
  ],
])('%s', (_, thrown, failure) => {
  expect(asFailure(thrown)).toEqual(failure);
});
