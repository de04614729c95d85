import * as v from 'valibot';
import { call } from './call';
import { customerField } from './customer';
import { emptyRequest, emptyResponse, successFields } from './schemas';

/** The calls of the user area that every page needs: verify the session, and log out (spec §7). */
export const sessionCalls = {
  verifyToken: call({
    method: 'GET',
    path: '/api/user/verifyToken',
    encoding: 'none',
    request: v.undefined(),
    response: v.object({ ...successFields, ...customerField }),
  }),
  logout: call({
    method: 'POST',
    path: '/api/user/logout',
    encoding: 'json',
    namesCustomer: true,
    request: emptyRequest,
    response: emptyResponse,
  }),
} as const;
