import * as v from 'valibot';
import { get, post } from './call';
import { customerField } from './customer';
import { emailSchema } from './email';
import {
  CODE_LENGTH,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from './limits';
import { emptyRequest, emptyResponse, successResponse } from './schemas';
import {
  cleanedText,
  countCharacters,
  isStorable,
  isVisible,
  maxCharacters,
  storableText,
  toAsciiDigits,
} from './text';

/**
 * A password is taken as it was typed: what is cleaned elsewhere may be part of it. Only what cannot be kept is refused.
 */
const passwordText = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.nonEmpty(missing),
    v.check(isStorable, 'The password has a character that cannot be used. Please type another.'),
  );

/** A password that is to be set. */
export const newPasswordSchema = v.pipe(
  passwordText('Enter a password.'),
  v.check(
    (password) => countCharacters(password) >= PASSWORD_MIN_CHARACTERS,
    `Use at least ${PASSWORD_MIN_CHARACTERS} characters for the password.`,
  ),
  maxCharacters(
    PASSWORD_MAX_CHARACTERS,
    `Use at most ${PASSWORD_MAX_CHARACTERS} characters for the password.`,
  ),
);

/** A password as forms ask for it; whether it is good enough the shop's server says (spec §5: no rule is shown). */
export const somePasswordSchema = passwordText('Enter a password.');

/** A password that is compared with the one on file; any length may be tried. */
const givenPasswordSchema = v.pipe(
  passwordText('Enter your password.'),
  maxCharacters(PASSWORD_MAX_CHARACTERS, 'Incorrect email or password.'),
);

const WRONG_CODE = 'Invalid OTP. Please try again.';

/** A one-time code as it was sent by mail (spec §9: 6 characters), perhaps in digits of another script. */
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

/** Where the human check's task is fetched from; 204 when the check is off. No call of spec §7: a shop may do without. */
export const HUMAN_CHECK_PATH = '/api/user/humanCheck';

/**
 * Set by a shop that wants the human check before it mails a code. A shop that sets none is not asked for a task: it may know
 * the calls of spec §7 and no others.
 */
export const HUMAN_CHECK_COOKIE = 'kedai_human_check';

/** Sends a code by mail. */
const sendCode = {
  request: v.object({
    email: emailSchema,
    /** The payload of the human check; optional on the wire, since other servers do without. */
    altcha: v.optional(storableText),
  }),
  response: emptyResponse,
} as const;

/** Checks a code that was mailed. */
const verifyCode = {
  request: v.object({ email: emailSchema, otp: codeSchema }),
  response: emptyResponse,
} as const;

/**
 * The response to a sign-in. The session is an HttpOnly cookie, so the storefront drops the token: it is never cached, logged
 * or shown in DevTools.
 */
const sessionAnswer = v.pipe(
  successResponse({ ...customerField, token: v.optional(v.string()) }),
  v.transform(({ token: _dropped, ...answer }) => answer),
);

/** The calls of the user area (spec §7). */
export const userCalls = {
  verifyToken: get('/api/user/verifyToken', {
    response: successResponse({ ...customerField }),
  }),
  logout: post('/api/user/logout', {
    namesCustomer: true,
    request: emptyRequest,
    response: emptyResponse,
  }),
  login: post('/api/user/login', {
    request: v.object({ email: emailSchema, password: givenPasswordSchema }),
    response: sessionAnswer,
  }),
  register: post('/api/user/register', {
    request: v.object({
      name: personNameSchema,
      email: emailSchema,
      password: newPasswordSchema,
    }),
    response: sessionAnswer,
  }),
  sendRegisterOtp: post('/api/user/sendRegisterOtp', sendCode),
  verifyRegisterOtp: post('/api/user/verifyRegisterOtp', verifyCode),
  sendResetOtp: post('/api/user/send-reset-otp', sendCode),
  verifyResetOtp: post('/api/user/verify-reset-otp', verifyCode),
  resetPassword: post('/api/user/reset-password', {
    request: v.object({ email: emailSchema, otp: codeSchema, newPassword: newPasswordSchema }),
    response: emptyResponse,
  }),
} as const;
