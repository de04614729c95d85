import * as v from 'valibot';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '../protocol/idempotency';
import { EMPTY_CART } from '../rules/cartData';
import { GUEST_CART_COOKIE, SELECTION_COOKIE } from '../rules/cookies';
import { emailSchema } from '../rules/email';
import { codeSchema, HUMAN_CHECK_COOKIE, HUMAN_CHECK_PATH } from './mailedCode';
import { newPasswordSchema, PASSKEYS_COOKIE, personNameSchema, somePasswordSchema } from './user';

/** The parsed value, or its first error message. */
const parseOrError = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? { parsed: result.output } : result.issues[0].message;
};

const FAMILY = '👩🏽‍🚀';

test.each<[unknown, unknown, v.GenericSchema]>([
  ['012345', '012345', codeSchema],
  // The digits of other scripts.
  [' ０١2345 ', '012345', codeSchema],
  [' Aisyah ', 'Aisyah', personNameSchema],
  ['x'.repeat(200), 'x'.repeat(200), personNameSchema],
  [' Aisyah@Example.COM ', 'aisyah@example.com', emailSchema],
  ["o'brien@example.ie", "o'brien@example.ie", emailSchema],
  ["!#$%&'*+/=?^_`{|}~-@b.my", "!#$%&'*+/=?^_`{|}~-@b.my", emailSchema],
  ['Ana@Bücher.example', 'ana@xn--bcher-kva.example', emailSchema],
  ['ana@XN--bcher-kva.example', 'ana@xn--bcher-kva.example', emailSchema],
  ['a\u00ADn\u200Ba@b.my\uFEFF', 'ana@b.my', emailSchema],
  ['ana＠ｅxample。my', 'ana@example.my', emailSchema],
  ...['Ana Tan <ana@b.my>', '<ana@b.my>', 'mailto:ana@b.my', 'ana@b.my.', 'ana@b.my,'].map(
    (copied): [string, string, v.GenericSchema] => [copied, 'ana@b.my', emailSchema],
  ),
  ['x', 'x', somePasswordSchema],
  // A new password keeps its blanks and marks.
  ...[
    '12345678',
    ' a b c d e ',
    'x'.repeat(128),
    FAMILY.repeat(65),
    '  a\u200Bb  c\u0301d ef ',
  ].map((password): [string, string, v.GenericSchema] => [password, password, newPasswordSchema]),
])('%j is read as %j', (typed, parsed, schema) => {
  expect(parseOrError(schema, typed)).toEqual({ parsed });
});

const SHORT = 'Use at least 8 characters for the password';

test.each<[string, v.GenericSchema, readonly unknown[]]>([
  [
    'Invalid OTP. Please try again.',
    codeSchema,
    ['12345', '1234567', '12345a', 'a123456', '123456a', '12a456', '', 123456],
  ],
  ['Enter your name.', personNameSchema, ['  ', undefined]],
  ['Use at most 200 characters for the name.', personNameSchema, ['x'.repeat(201)]],
  [
    'Enter a valid email address.',
    emailSchema,
    [
      ...[undefined, '', 'aisyah@', 'ana @b.my', 'ana@b my', 'ana@b,my', '.ana@b.my', 'a..na@b.my'],
      ...['a@b@c.my', 'ana@b', 'ana@1.2.3.4', 'ana@b.my/x', 'ana@-b.my', 'ana@ü/x.my'],
      ...['ana@ü:80.my', '<ana@b.my', 'ana@b.my>'],
    ],
  ],
  ['Enter a password.', somePasswordSchema, ['', undefined]],
  ['Enter a password.', newPasswordSchema, [undefined]],
  [`${SHORT}.`, newPasswordSchema, ['1234567', '👍🏽'.repeat(7)]],
  [`${SHORT}, besides blanks at its ends.`, newPasswordSchema, ['  six six  ']],
  ['Use at most 128 characters for the password.', newPasswordSchema, ['x'.repeat(129)]],
  [
    'The password has a character that cannot be used. Please type another.',
    newPasswordSchema,
    ['long enough\uD83D'],
  ],
])('%s', (message, schema, values) => {
  expect(values.map((value) => [value, parseOrError(schema, value)])).toEqual(
    values.map((value) => [value, message]),
  );
});

test('cookies, headers and paths shared by client and server have their names', () => {
  expect({
    HUMAN_CHECK_COOKIE,
    HUMAN_CHECK_PATH,
    PASSKEYS_COOKIE,
    IDEMPOTENCY_HEADER,
    SELECTION_COOKIE,
    GUEST_CART_COOKIE,
    EMPTY_CART,
  }).toEqual({
    HUMAN_CHECK_COOKIE: 'kedai_human_check',
    HUMAN_CHECK_PATH: '/api/user/humanCheck',
    PASSKEYS_COOKIE: 'kedai_passkeys',
    IDEMPOTENCY_HEADER: 'Idempotency-Key',
    SELECTION_COOKIE: 'userSelection',
    GUEST_CART_COOKIE: 'guestCartData',
    EMPTY_CART: {},
  });
});

test.each([
  ['12345678', true],
  ['x'.repeat(100), true],
  ['1234567', false],
  ['x'.repeat(101), false],
  ['1234 5678', false],
  [' 12345678', false],
  ['12345678 ', false],
])('%p is a valid idempotency key: %p', (key, accepted) => {
  expect(IDEMPOTENCY_KEY.test(key)).toBe(accepted);
});
