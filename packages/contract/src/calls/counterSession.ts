import * as v from 'valibot';
import { emptyRequest, emptyResponse, successResponse } from '../rules/schemas';
import { storableText } from '../rules/text';
import { type FactsOf, get, post } from './call';

/** The owner may do everything; staff may not reopen cancelled orders. */
export const STAFF_ROLES = ['staff', 'owner'] as const;

/** A person behind the counter. */
export const staffSchema = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(STAFF_ROLES),
});

export type Staff = v.InferOutput<typeof staffSchema>;

const signedIn = successResponse({ staff: staffSchema });

/** Options for the browser, in the JSON form of the WebAuthn standard. */
const passkeyOptions = v.record(v.string(), v.unknown());
const passkeyCredential = v.looseObject({ id: storableText });

/** The token in the link of an invitation. */
const invitationToken = v.pipe(storableText, v.nonEmpty());

/** How staff sign in and out. Not part of spec §7: the counter is this shop's own. */
export const counterSessionCalls = {
  /** Who is signed in. Like every GET call of the counter it does not count as an act. */
  counterSession: get('/api/counter/session', {
    audience: 'staff',
    response: successResponse({
      staff: staffSchema,
      /** Example orders can be added and removed here, to try the counter. */
      examples: v.optional(v.boolean(), false),
      /** There are some. */
      hasExamples: v.optional(v.boolean(), false),
    }),
  }),
  /** The first step of a sign-in with a passkey. It names nobody: the browser knows its passkeys of the counter. */
  startCounterSignIn: post('/api/counter/startSignIn', {
    audience: 'visitor',
    request: emptyRequest,
    response: successResponse({ options: passkeyOptions }),
  }),
  counterSignIn: post('/api/counter/signIn', {
    audience: 'visitor',
    request: v.object({ credential: passkeyCredential }),
    response: signedIn,
  }),
  /** The first step of an invitation: whom it invites, and the options of the new passkey. */
  startInvitation: post('/api/counter/startInvitation', {
    audience: 'visitor',
    request: v.object({ token: invitationToken }),
    response: successResponse({ staff: staffSchema, options: passkeyOptions }),
  }),
  /**
   * Stores the passkey and signs in. An invitation works once. Inviting somebody again has already removed their earlier
   * passkeys and ended their sessions.
   */
  acceptInvitation: post('/api/counter/acceptInvitation', {
    audience: 'visitor',
    request: v.object({ token: invitationToken, credential: passkeyCredential }),
    response: signedIn,
  }),
  counterSignOut: post('/api/counter/signOut', {
    audience: 'staff',
    request: emptyRequest,
    response: emptyResponse,
  }),
  /** Adds three orders to try the counter with. Elsewhere than in a shop for trying they are refused (`not-allowed`). */
  addExampleOrders: post('/api/counter/addExampleOrders', {
    audience: 'owner',
    request: emptyRequest,
    response: emptyResponse,
  }),
  removeExampleOrders: post('/api/counter/removeExampleOrders', {
    audience: 'owner',
    request: emptyRequest,
    response: emptyResponse,
  }),
} as const;

const signsIn = { isOptional: true, limited: true } as const;

export const counterSessionFacts: FactsOf<typeof counterSessionCalls> = {
  counterSession: { isOptional: true },
  startCounterSignIn: { isOptional: true },
  counterSignIn: { ...signsIn, refusals: { 401: ['invalid-credentials'] } },
  startInvitation: { ...signsIn, refusals: { 404: ['not-found'] } },
  acceptInvitation: { ...signsIn, refusals: { 404: ['not-found'] } },
  counterSignOut: { isOptional: true },
  addExampleOrders: { isOptional: true },
  removeExampleOrders: { isOptional: true },
};
