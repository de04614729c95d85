import { isFailure, messageOf } from './failure';

const FAILURE = { kind: 'refused', message: 'No.', retryable: false };

test('recognises a failure by its fields', () => {
  expect(isFailure(FAILURE)).toBe(true);
});

test.each([
  ['an object without `retryable`', { kind: 'refused', message: 'No.' }],
  ['an Error', new Error('No.')],
  ['undefined', undefined],
])('%s is not a failure', (_, caught) => {
  expect(isFailure(caught)).toBe(false);
});

test.each<[string, unknown, string]>([
  ['a failure', { ...FAILURE, status: 400, code: 'x' }, 'No.'],
  ['an error', new Error('It broke.'), 'It broke.'],
  ['an error without a message', new Error(''), 'Something went wrong'],
  ['a thrown string', 'It broke.', 'Something went wrong'],
  ['an object with a message', { message: 'It broke.' }, 'Something went wrong'],
  ['nothing', undefined, 'Something went wrong'],
])('the message of %s', (_, caught, sentence) => {
  expect(messageOf(caught, 'Something went wrong')).toBe(sentence);
});
