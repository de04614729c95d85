import { ERROR_CODES, isFailure, messageOf } from './failure';

const FAILURE = { kind: 'refused', message: 'No.', retryable: false };

test('the reasons that a server may name', () => {
  expect(ERROR_CODES).toEqual([
    'invalid-request',
    'too-many-requests',
    'captcha-check-failed',
    'invalid-otp',
    'spent-otp',
    'earlier-code',
    'email-not-verified',
    'email-taken',
    'invalid-credentials',
    'not-signed-in',
    'other-customer',
    'not-found',
    'unknown-product',
    'unknown-state',
    'unknown-slot',
    'slot-passed',
    'date-too-far',
    'selection-changed',
    'selection-missing',
    'price-changed',
    'cart-changed',
    'empty-cart',
    'order-not-payable',
    'not-an-image',
    'file-too-large',
    'receipt-already-used',
    'unavailable',
    'internal',
  ]);
});

test.each(['offline', 'timeout', 'refused', 'server', 'malformed', 'aborted'])(
  'a failure may be of the kind %s',
  (kind) => {
    expect(isFailure({ ...FAILURE, kind })).toBe(true);
  },
);

test.each([
  ['of another kind', { ...FAILURE, kind: '' }],
  ['without a sentence', { kind: 'refused', retryable: false }],
  ['that does not say whether to try again', { kind: 'refused', message: 'No.' }],
  ['with a status that is a text', { ...FAILURE, status: '400' }],
  ['with a code that is a number', { ...FAILURE, code: 1 }],
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
