import type { Failure } from '../contract/failure';
import { asFailure } from './outcome';

const REFUSED: Failure = { kind: 'refused', message: 'No.', retryable: false, code: 'x' };

test.each<[string, unknown, Failure]>([
  ['a failure stays what it is', REFUSED, REFUSED],
  [
    'an error becomes one that may be tried again',
    new Error('It broke.'),
    { kind: 'server', message: 'It broke.', retryable: true },
  ],
  [
    'anything else becomes one without a sentence',
    'It broke.',
    { kind: 'server', message: '', retryable: true },
  ],
])('%s', (_, thrown, failure) => {
  expect(asFailure(thrown)).toEqual(failure);
});
