import * as v from 'valibot';
import { emptyResponse, successResponse } from '../rules/schemas';
import { type FactsOf, get, post } from './call';
import { currentPasswordSchema, newPasswordSchema } from './user';

/**
 * Not part of spec §7. A server without these calls responds with 404; the storefront then changes a password with the reset.
 * A wrong current password is refused with the code `invalid-credentials` and the status 403: a 401 would mean that the
 * session has ended.
 */
export const accountCalls = {
  account: get('/api/user/account', {
    audience: 'customer',
    /** The e-mail tells password managers which account a form belongs to. */
    response: successResponse({ email: v.string() }),
  }),
  /** Ends all other sessions of the customer and renews the session of the request. */
  changePassword: post('/api/user/changePassword', {
    audience: 'customer',
    request: v.object({ currentPassword: currentPasswordSchema, newPassword: newPasswordSchema }),
    response: emptyResponse,
  }),
} as const;

export const accountFacts: FactsOf<typeof accountCalls> = {
  account: { isOptional: true },
  changePassword: {
    isOptional: true,
    limited: true,
    refusals: { 403: ['invalid-credentials'], 409: ['invalid-credentials'] },
  },
};
