import { userApi } from '../api/userApi';
import { abortRunning } from './runEndpoint';
import type { AppThunk } from './thunk';

/** Requests the session status (spec §4: once on start), and again later, because the session may end elsewhere. */
export const checkSession = () =>
  userApi.endpoints.verifyToken.initiate(undefined, { forceRefetch: true, subscribe: false });

/** The running session check, if there is one. */
export const runningSessionCheck = () =>
  userApi.util.getRunningQueryThunk('verifyToken', undefined);

/** Checks the session after a change of it. A running check may have begun before the change, so it is aborted. */
export const recheckSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(abortRunning(runningSessionCheck()));
  await dispatch(checkSession());
};
