import * as v from 'valibot';
import { customerField } from '../protocol/customer';
import { emailSchema } from '../rules/email';
import {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from '../rules/limits';
import { emptyRequest, emptyResponse, successResponse } from '../rules/schemas';
import {
  cleanedText,
  countCharacters,
  isStorable,
  isVisible,
  maxCharacters,
  storableText,
} from '../rules/text';
import * as accountFields from '../text/fields/account';
import { type CallFacts, type FactsOf, get, post } from './call';

/** A password is never cleaned, because any character may be part of it. It is refused only if it cannot be stored. */
const passwordText = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.nonEmpty(missing),
    v.check(isStorable, accountFields.passwordUnusable),
  );

export const newPasswordSchema = v.pipe(
  passwordText(accountFields.passwordMissing),
  v.check(
    (password) => countCharacters(password) >= PASSWORD_MIN_CHARACTERS,
    accountFields.passwordTooShort,
  ),
  v.check(
    (password) => countCharacters(password.trim()) >= PASSWORD_MIN_CHARACTERS,
    accountFields.passwordMostlyBlank,
  ),
  maxCharacters(PASSWORD_MAX_CHARACTERS, accountFields.passwordTooLong),
);

/** A password in a form. The server decides whether it is good enough (spec §5: no rule is shown). */
export const somePasswordSchema = passwordText(accountFields.passwordMissing);

/** The password of an account, to sign in or to confirm a change. Any length up to the limit may be tried. */
export const currentPasswordSchema = v.pipe(
  passwordText(accountFields.currentPasswordMissing),
  maxCharacters(PASSWORD_MAX_CHARACTERS, accountFields.wrongPassword),
);

/** The limit of every name, also of one that may be empty. */
export const nameLength = maxCharacters(TEXT_MAX_CHARACTERS, accountFields.nameTooLong);

export const personNameSchema = v.pipe(
  cleanedText(accountFields.nameMissing),
  v.check(isVisible, accountFields.nameMissing),
  nameLength,
);

/** Set by a shop with the calls of `passkeys.ts`. Without it the storefront offers no sign-in with a passkey. */
export const PASSKEYS_COOKIE = 'kedai_passkeys';

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
} as const;

const signsIn = { limited: true, refusals: { 401: ['invalid-credentials'] } } as const;

export const userFacts: FactsOf<typeof userCalls> = {
  verifyToken: { refusals: { 200: ['not-signed-in'] } },
  login: signsIn,
  register: { refusals: { 403: ['email-not-verified'], 409: ['email-taken'] } },
};

export const passkeySignInFacts: CallFacts = { ...signsIn, isOptional: true };
