import { isFailure, messageOf } from './failure';

const FAILURE = { kind: 'refused', message: 'No.', retryable: false };

test('a failure is recognised by its fields', () => {
  expect(isFailure(FAILURE)).toBe(true);
});

test.each([
  ['that does not say whether to try again', { kind: 'refused', message: 'No.' }],
  ['that is an error', new Error('No.')],
  ['that is nothing', undefined],
])('nothing %s is taken for a failure', (_, caught) => {
  expect(isFailure(caught)).toBe(false);
});

test.each<[string, unknown, string]>([
  ['a failure', { ...FAILURE, status: 400, code: 'x' }, 'No.'],
  ['an error', new Error('It broke.'), 'It broke.'],
  ['an error without a sentence', new Error(''), 'Something went wrong'],
  ['a thrown text', 'It broke.', 'Something went wrong'],
  ['something like an error', { message: 'It broke.' }, 'Something went wrong'],
  ['nothing', undefined, 'Something went wrong'],
])('the sentence of %s', (_, caught, sentence) => {
  expect(messageOf(caught, 'Something went wrong')).toBe(sentence);
});
