import { sessionApi } from '../api/sessionApi';

/** Asks who is signed in (spec §4: once on start); later looks find out what another tab or the server did. */
export const checkSession = () =>
  sessionApi.endpoints.verifyToken.initiate(undefined, { forceRefetch: true, subscribe: false });
