import { get, post } from './call';
import { customerField } from './customer';
import { emptyRequest, emptyResponse, successResponse } from './schemas';

/** The calls of the user area that every page needs: verify the session, and log out (spec §7). */
export const sessionCalls = {
  verifyToken: get('/api/user/verifyToken', {
    response: successResponse({ ...customerField }),
  }),
  logout: post('/api/user/logout', {
    namesCustomer: true,
    request: emptyRequest,
    response: emptyResponse,
  }),
} as const;
