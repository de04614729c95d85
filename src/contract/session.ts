import * as v from 'valibot';
import { emptyRequest, plainAnswer } from './answer';
import { call } from './call';

/** The calls of the user area that every page makes: who is here, and leaving (spec §7). */
export const sessionCalls = {
  verifyToken: call({
    method: 'GET',
    path: '/api/user/verifyToken',
    encoding: 'none',
    request: v.undefined(),
    response: plainAnswer,
  }),
  logout: call({
    method: 'POST',
    path: '/api/user/logout',
    encoding: 'json',
    request: emptyRequest,
    response: plainAnswer,
  }),
} as const;
