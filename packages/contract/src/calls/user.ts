import * as v from 'valibot';
import { customerField } from '../protocol/customer';
import { emailSchema } from '../rules/email';
import {
  CODE_LENGTH,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from '../rules/limits';
import {
  addition,
  emptyRequest,
  emptyResponse,
  nullAsAbsent,
  successResponse,
} from '../rules/schemas';
import {
  cleanedText,
  countCharacters,
  isStorable,
  isVisible,
  maxCharacters,
  storableText,
  toAsciiDigits,
} from '../rules/text';
import { type CallFacts, type FactsOf, get, post } from './call';

/** A password is never cleaned, because any character may be part of it. It is refused only if it cannot be stored. */
const passwordText = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.nonEmpty(missing),
    v.check(isStorable, 'The password has a character that cannot be used. Please type another.'),
  );

export const newPasswordSchema = v.pipe(
  passwordText('Enter a password.'),
  v.check(
    (password) => countCharacters(password) >= PASSWORD_MIN_CHARACTERS,
    `Use at least ${PASSWORD_MIN_CHARACTERS} characters for the password.`,
  ),
  v.check(
    (password) => countCharacters(password.trim()) >= PASSWORD_MIN_CHARACTERS,
    `Use at least ${PASSWORD_MIN_CHARACTERS} characters for the password, besides blanks at its ends.`,
  ),
  maxCharacters(
    PASSWORD_MAX_CHARACTERS,
    `Use at most ${PASSWORD_MAX_CHARACTERS} characters for the password.`,
  ),
);

/** A password in a form. The server decides whether it is good enough (spec §5: no rule is shown). */
export const somePasswordSchema = passwordText('Enter a password.');

/** The password of an account, to sign in or to confirm a change. Any length up to the limit may be tried. */
export const currentPasswordSchema = v.pipe(
  passwordText('Enter your password.'),
  maxCharacters(PASSWORD_MAX_CHARACTERS, 'Incorrect email or password.'),
);

const WRONG_CODE = 'Invalid OTP. Please try again.';

/** A one-time code (spec §9), possibly in digits of another script. */
export const codeSchema = v.pipe(
  cleanedText(WRONG_CODE),
  v.transform(toAsciiDigits),
  v.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), WRONG_CODE),
);

export const personNameSchema = v.pipe(
  cleanedText('Enter your name.'),
  v.check(isVisible, 'Enter your name.'),
  maxCharacters(TEXT_MAX_CHARACTERS, `Use at most ${TEXT_MAX_CHARACTERS} characters for the name.`),
);

/** The path of the challenge of the human check; 204 if the check is off. Not part of spec §7. */
export const HUMAN_CHECK_PATH = '/api/user/humanCheck';

/**
 * Set by a shop that requires the human check. Without it the storefront requests no challenge, because the server may only
 * know the calls of spec §7.
 */
export const HUMAN_CHECK_COOKIE = 'kedai_human_check';

/** Set by a shop with the calls of `passkeys.ts`. Without it the storefront offers no sign-in with a passkey. */
export const PASSKEYS_COOKIE = 'kedai_passkeys';

const sendCode = {
  audience: 'visitor',
  request: v.object({
    email: emailSchema,
    /** The payload of the human check. Optional, because other servers have no check. */
    altcha: addition(v.optional(storableText)),
  }),
  response: emptyResponse,
} as const;

const verifyCode = {
  audience: 'visitor',
  request: v.object({ email: emailSchema, otp: codeSchema }),
  response: emptyResponse,
} as const;

/** A passkey as the owner of the mailbox sees it: how many there are, and which device added each. */
export interface RemainingPasskey {
  /** Such as `Chrome on Android`; absent if unknown. */
  readonly name?: string | undefined;
  /** epoch ms */
  readonly createdAt: number;
}

/** The passkeys that sign in beside the new password; absent if there are none. */
const remainingPasskeys = {
  passkeys: addition(
    nullAsAbsent(v.array(v.object({ name: nullAsAbsent(v.string()), createdAt: v.number() }))),
  ),
} as const;

/**
 * The response to a sign-in. The session is an HttpOnly cookie, so the storefront drops the token: it is never cached, logged
 * or shown in DevTools.
 */
const sessionResponse = v.pipe(
  successResponse({ ...customerField, token: v.optional(v.string()) }),
  v.transform(({ token: _dropped, ...response }) => response),
);

/** Signs in with a passkey: the browser's response to `startPasskeySignIn`. Not part of spec §7, see `passkeys.ts`. */
export const passkeySignIn = post('/api/user/passkeySignIn', {
  audience: 'visitor',
  request: v.object({ credential: v.looseObject({ id: storableText }) }),
  response: sessionResponse,
});

export const userCalls = {
  verifyToken: get('/api/user/verifyToken', {
    audience: 'visitor',
    response: successResponse({ ...customerField }),
  }),
  logout: post('/api/user/logout', {
    audience: 'visitor',
    namesCustomer: true,
    request: emptyRequest,
    response: emptyResponse,
  }),
  login: post('/api/user/login', {
    audience: 'visitor',
    request: v.object({ email: emailSchema, password: currentPasswordSchema }),
    response: sessionResponse,
  }),
  register: post('/api/user/register', {
    audience: 'visitor',
    request: v.object({
      name: personNameSchema,
      email: emailSchema,
      password: newPasswordSchema,
    }),
    response: sessionResponse,
  }),
  sendRegisterOtp: post('/api/user/sendRegisterOtp', sendCode),
  verifyRegisterOtp: post('/api/user/verifyRegisterOtp', verifyCode),
  sendResetOtp: post('/api/user/send-reset-otp', sendCode),
  verifyResetOtp: post('/api/user/verify-reset-otp', {
    ...verifyCode,
    response: successResponse({ ...remainingPasskeys }),
  }),
  resetPassword: post('/api/user/reset-password', {
    audience: 'visitor',
    request: v.object({
      email: emailSchema,
      otp: codeSchema,
      newPassword: newPasswordSchema,
      /** Whether the passkeys of the account are removed too. */
      removePasskeys: addition(v.optional(v.boolean())),
    }),
    response: successResponse({ ...remainingPasskeys }),
  }),
} as const;

const sendsCode = { limited: true, refusals: { 400: ['captcha-check-failed'] } } as const;
const checksCode = {
  refusals: { 400: ['invalid-otp', 'spent-otp', 'earlier-code'] },
} as const;
const signsIn = { limited: true, refusals: { 401: ['invalid-credentials'] } } as const;

export const userFacts: FactsOf<typeof userCalls> = {
  verifyToken: { refusals: { 200: ['not-signed-in'] } },
  login: signsIn,
  register: { refusals: { 403: ['email-not-verified'], 409: ['email-taken'] } },
  sendRegisterOtp: sendsCode,
  verifyRegisterOtp: checksCode,
  sendResetOtp: sendsCode,
  verifyResetOtp: checksCode,
  resetPassword: checksCode,
};

export const passkeySignInFacts: CallFacts = { ...signsIn, isOptional: true };
