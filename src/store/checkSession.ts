import { sessionApi } from '../api/sessionApi';

/** Requests the session status (spec §4: once on start); again later, because another tab or the server may end the session. */
export const checkSession = () =>
  sessionApi.endpoints.verifyToken.initiate(undefined, { forceRefetch: true, subscribe: false });
