import { sessionApi } from '../api/sessionApi';

/** Requests the session status (spec §4: once on start), and again later, because the session may end elsewhere. */
export const checkSession = () =>
  sessionApi.endpoints.verifyToken.initiate(undefined, { forceRefetch: true, subscribe: false });
