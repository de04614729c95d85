import * as v from 'valibot';
import { plainAnswer, successFields } from './answer';
import { call } from './call';
import { customerField } from './customer';
import { emailSchema } from './email';
import {
  CODE_LENGTH,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from './limits';
import { sessionCalls } from './session';

/** A password that is to be set. */
export const newPasswordSchema = v.pipe(
  v.string('Enter a password.'),
  v.minLength(
    PASSWORD_MIN_CHARACTERS,
    `Use at least ${PASSWORD_MIN_CHARACTERS} characters for the password.`,
  ),
  v.maxLength(
    PASSWORD_MAX_CHARACTERS,
    `Use at most ${PASSWORD_MAX_CHARACTERS} characters for the password.`,
  ),
);

/** A password as forms ask for it; whether it is good enough the shop's server says (spec §5: no rule is shown). */
export const somePasswordSchema = v.pipe(
  v.string('Enter a password.'),
  v.nonEmpty('Enter a password.'),
);

/** A password that is compared with the one on file; any length may be tried. */
const givenPasswordSchema = v.pipe(
  v.string('Enter your password.'),
  v.nonEmpty('Enter your password.'),
  v.maxLength(PASSWORD_MAX_CHARACTERS, 'Incorrect email or password.'),
);

/** A one-time code as it was sent by mail (spec §9: 6 characters). */
export const codeSchema = v.pipe(
  v.string('Invalid OTP. Please try again.'),
  v.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'Invalid OTP. Please try again.'),
);

export const personNameSchema = v.pipe(
  v.string('Enter your name.'),
  v.trim(),
  v.nonEmpty('Enter your name.'),
  v.maxLength(TEXT_MAX_CHARACTERS, `Use at most ${TEXT_MAX_CHARACTERS} characters for the name.`),
);

/** Where the human check's task is fetched from; 204 when the check is off. No call of spec §7: a shop may do without. */
export const HUMAN_CHECK_PATH = '/api/user/humanCheck';

/**
 * Set by a shop that wants the human check before it mails a code. A shop that sets none is not asked for a task: it may know
 * the calls of spec §7 and no others.
 */
export const HUMAN_CHECK_COOKIE = 'kedai_human_check';

/** The payload of the human check; optional on the wire, since other servers do without. */
const humanCheckField = { altcha: v.optional(v.string()) } as const;

const sessionAnswer = v.object({
  ...successFields,
  ...customerField,
  token: v.optional(v.string()),
});

/** The calls of the user area (spec §7). */
export const userCalls = {
  ...sessionCalls,
  login: call({
    method: 'POST',
    path: '/api/user/login',
    encoding: 'json',
    request: v.object({ email: emailSchema, password: givenPasswordSchema }),
    response: sessionAnswer,
  }),
  register: call({
    method: 'POST',
    path: '/api/user/register',
    encoding: 'json',
    request: v.object({
      name: personNameSchema,
      email: emailSchema,
      password: newPasswordSchema,
    }),
    response: sessionAnswer,
  }),
  sendRegisterOtp: call({
    method: 'POST',
    path: '/api/user/sendRegisterOtp',
    encoding: 'json',
    request: v.object({ email: emailSchema, ...humanCheckField }),
    response: plainAnswer,
  }),
  verifyRegisterOtp: call({
    method: 'POST',
    path: '/api/user/verifyRegisterOtp',
    encoding: 'json',
    request: v.object({ email: emailSchema, otp: codeSchema }),
    response: plainAnswer,
  }),
  sendResetOtp: call({
    method: 'POST',
    path: '/api/user/send-reset-otp',
    encoding: 'json',
    request: v.object({ email: emailSchema, ...humanCheckField }),
    response: plainAnswer,
  }),
  verifyResetOtp: call({
    method: 'POST',
    path: '/api/user/verify-reset-otp',
    encoding: 'json',
    request: v.object({ email: emailSchema, otp: codeSchema }),
    response: plainAnswer,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/user/reset-password',
    encoding: 'json',
    request: v.object({ email: emailSchema, otp: codeSchema, newPassword: newPasswordSchema }),
    response: plainAnswer,
  }),
} as const;
