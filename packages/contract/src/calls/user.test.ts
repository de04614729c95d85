import * as v from 'valibot';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '../protocol/idempotency';
import { EMPTY_CART } from '../rules/cartData';
import { GUEST_CART_COOKIE, SELECTION_COOKIE } from '../rules/cookies';
import { emailSchema } from '../rules/email';
import {
  codeSchema,
  HUMAN_CHECK_COOKIE,
  HUMAN_CHECK_PATH,
  newPasswordSchema,
  PASSKEYS_COOKIE,
  personNameSchema,
  somePasswordSchema,
} from './user';

const WRONG_CODE = 'Invalid OTP. Please try again.';

/** The parsed value, or its first error message. */
const parseOrError = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? { parsed: result.output } : result.issues[0].message;
};

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ['a code', codeSchema, '012345', { parsed: '012345' }],
  ['a code of five digits', codeSchema, '12345', WRONG_CODE],
  ['a code of seven digits', codeSchema, '1234567', WRONG_CODE],
  ['a code with a letter', codeSchema, '12345a', WRONG_CODE],
  ['a code with a letter before it', codeSchema, 'a123456', WRONG_CODE],
  ['a code with a letter after it', codeSchema, '123456a', WRONG_CODE],
  ['a code that is a number', codeSchema, 123456, WRONG_CODE],
  ['a name', personNameSchema, ' Aisyah ', { parsed: 'Aisyah' }],
  ['the longest name', personNameSchema, 'x'.repeat(200), { parsed: 'x'.repeat(200) }],
  [
    'a name that is too long',
    personNameSchema,
    'x'.repeat(201),
    'Use at most 200 characters for the name.',
  ],
  ['a blank name', personNameSchema, '  ', 'Enter your name.'],
  ['no name', personNameSchema, undefined, 'Enter your name.'],
  ['an e-mail', emailSchema, ' Aisyah@Example.COM ', { parsed: 'aisyah@example.com' }],
  ['an Irish e-mail', emailSchema, "o'brien@example.ie", { parsed: "o'brien@example.ie" }],
  [
    'a mailbox with every valid character',
    emailSchema,
    "!#$%&'*+/=?^_`{|}~-@b.my",
    { parsed: "!#$%&'*+/=?^_`{|}~-@b.my" },
  ],
  [
    'a domain with other letters than ASCII',
    emailSchema,
    'Ana@Bücher.example',
    { parsed: 'ana@xn--bcher-kva.example' },
  ],
  [
    'its punycode',
    emailSchema,
    'ana@XN--bcher-kva.example',
    { parsed: 'ana@xn--bcher-kva.example' },
  ],
  [
    'an e-mail with invisible characters',
    emailSchema,
    'a\u00ADn\u200Ba@b.my\uFEFF',
    { parsed: 'ana@b.my' },
  ],
  ['a full-width e-mail', emailSchema, 'ana＠ｅxample。my', { parsed: 'ana@example.my' }],
  ...[
    'ana @b.my',
    'ana@b my',
    'ana@b,my',
    '.ana@b.my',
    'a..na@b.my',
    'a@b@c.my',
    'ana@b',
    'ana@1.2.3.4',
    'ana@b.my/x',
    'ana@-b.my',
    'ana@ü/x.my',
    'ana@ü:80.my',
    '<ana@b.my',
    'ana@b.my>',
  ].map((email): [string, v.GenericSchema, unknown, unknown] => [
    email,
    emailSchema,
    email,
    'Enter a valid email address.',
  ]),
  ...['Ana Tan <ana@b.my>', '<ana@b.my>', 'mailto:ana@b.my', 'ana@b.my.', 'ana@b.my,'].map(
    (copied): [string, typeof emailSchema, string, { parsed: string }] => [
      `a copied e-mail ${copied}`,
      emailSchema,
      copied,
      { parsed: 'ana@b.my' },
    ],
  ),
  ['no e-mail', emailSchema, undefined, 'Enter a valid email address.'],
  ['an empty e-mail', emailSchema, '', 'Enter a valid email address.'],
  ['an incomplete e-mail', emailSchema, 'aisyah@', 'Enter a valid email address.'],
  ['any password in a form', somePasswordSchema, 'x', { parsed: 'x' }],
  ['an empty password in a form', somePasswordSchema, '', 'Enter a password.'],
  ['no password in a form', somePasswordSchema, undefined, 'Enter a password.'],
  ['the shortest new password', newPasswordSchema, '12345678', { parsed: '12345678' }],
  [
    'a short new password',
    newPasswordSchema,
    '1234567',
    'Use at least 8 characters for the password.',
  ],
  [
    'a new password with blanks at its ends',
    newPasswordSchema,
    '  six six  ',
    'Use at least 8 characters for the password, besides blanks at its ends.',
  ],
  ['blanks within a new password', newPasswordSchema, ' a b c d e ', { parsed: ' a b c d e ' }],
  ['the longest new password', newPasswordSchema, 'x'.repeat(128), { parsed: 'x'.repeat(128) }],
  [
    'a long new password',
    newPasswordSchema,
    'x'.repeat(129),
    'Use at most 128 characters for the password.',
  ],
  ['a password of emoji', newPasswordSchema, '👩🏽‍🚀'.repeat(65), { parsed: '👩🏽‍🚀'.repeat(65) }],
  [
    'a password of seven emoji',
    newPasswordSchema,
    '👍🏽'.repeat(7),
    'Use at least 8 characters for the password.',
  ],
  [
    'a password with blanks and marks',
    newPasswordSchema,
    '  a\u200Bb  c\u0301d ef ',
    { parsed: '  a\u200Bb  c\u0301d ef ' },
  ],
  [
    'a password with a lone surrogate',
    newPasswordSchema,
    'long enough\uD83D',
    'The password has a character that cannot be used. Please type another.',
  ],
  ['a code in digits of another script', codeSchema, ' ０١2345 ', { parsed: '012345' }],
  ['no new password', newPasswordSchema, undefined, 'Enter a password.'],
])('%s', (_, schema, value, expected) => {
  expect(parseOrError(schema, value)).toEqual(expected);
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
