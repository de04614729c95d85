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

export const personNameSchema = v.pipe(
  cleanedText('Enter your name.'),
  v.check(isVisible, 'Enter your name.'),
  maxCharacters(TEXT_MAX_CHARACTERS, `Use at most ${TEXT_MAX_CHARACTERS} characters for the name.`),
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
