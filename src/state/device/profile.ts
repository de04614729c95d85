import type { Failure } from '@kedai/contract/calls/failure';
import { NOT_SIGNED_IN, refusal } from '../../api/classify';
import { failureText } from '../../text/failures';
import type { RootState } from '../rootReducer';
import { confirmCustomer } from '../session/checkSession';
import type { AppThunk } from '../thunk';
import type { addressSaved, LocalProfile, personalInfoSaved } from './slices';

export const selectProfile = (state: RootState): LocalProfile => state.profile.value;

/**
 * Saves a part of My Profile on this device, unless another customer has signed in since the page was opened.
 * @returns why it was not saved, or null
 */
export const saveProfile =
  (
    change: ReturnType<typeof addressSaved | typeof personalInfoSaved>,
  ): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { codecs, flushPersistence }) => {
    const problem = await dispatch(confirmCustomer());
    if (problem !== null) return problem;
    // The session may have ended meanwhile; then no data of its customer may be stored.
    if (getState().session.status !== 'customer') {
      return refusal(failureText.notSignedIn, NOT_SIGNED_IN);
    }
    dispatch(change);
    flushPersistence();
    const isStored = codecs.profile.isStored(selectProfile(getState()));
    return isStored ? null : refusal(failureText.profileNotStored, 'not-stored');
  };
