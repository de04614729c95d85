import * as v from 'valibot';
import { emptyRequest, plainAnswer, successFields } from './answer';
import { call } from './call';
import { customerField } from './customer';

/** The calls of the user area that every page makes: who is here, and leaving (spec §7). */
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
    response: plainAnswer,
  }),
} as const;
