import * as v from 'valibot';
import { emptyRequest, emptyResponse, nullAsAbsent, successResponse } from '../rules/schemas';
import { storableText } from '../rules/text';
import { type FactsOf, get, post } from './call';
import { currentPasswordSchema } from './user';

/** A passkey of the customer. */
export const passkeySchema = v.object({
  /** Its credential id. */
  id: v.pipe(v.string(), v.nonEmpty()),
  /** The browser that added it, such as `Chrome on Android`; absent if unknown. */
  name: nullAsAbsent(v.string()),
  /** epoch ms */
  createdAt: v.number(),
  /** epoch ms; absent if it was never used. */
  lastUsedAt: nullAsAbsent(v.number()),
});

export type Passkey = v.InferOutput<typeof passkeySchema>;

/** Options for the browser, in the JSON form of the WebAuthn standard. */
const optionsResponse = successResponse({ options: v.record(v.string(), v.unknown()) });

/**
 * Not part of spec §7. A server without these calls responds with 404, and the storefront offers no passkeys. The sign-in with a
 * passkey is `passkeySignIn` in `user.ts`.
 */
export const passkeyCalls = {
  passkeys: get('/api/user/passkeys', {
    audience: 'customer',
    response: successResponse({ passkeys: v.array(passkeySchema) }),
  }),
  /** The first step of adding a passkey. A wrong password is refused like in `changePassword`. */
  startPasskey: post('/api/user/startPasskey', {
    audience: 'customer',
    request: v.object({ currentPassword: currentPasswordSchema }),
    response: optionsResponse,
  }),
  /** The second step: the browser's response to the options. */
  addPasskey: post('/api/user/addPasskey', {
    audience: 'customer',
    request: v.object({ credential: v.looseObject({ id: storableText }) }),
    response: emptyResponse,
  }),
  removePasskey: post('/api/user/removePasskey', {
    audience: 'customer',
    request: v.object({ id: storableText, currentPassword: currentPasswordSchema }),
    response: emptyResponse,
  }),
  /** The first step of a sign-in. It names no account: the browser knows its passkeys of the shop. */
  startPasskeySignIn: post('/api/user/startPasskeySignIn', {
    audience: 'visitor',
    request: emptyRequest,
    response: optionsResponse,
  }),
} as const;

const checksPassword = {
  isOptional: true,
  limited: true,
  refusals: { 403: ['invalid-credentials'] },
} as const;

export const passkeyFacts: FactsOf<typeof passkeyCalls> = {
  passkeys: { isOptional: true },
  startPasskey: checksPassword,
  addPasskey: { isOptional: true },
  removePasskey: checksPassword,
  startPasskeySignIn: { isOptional: true },
};
