import { baseApi } from '../api/baseApi';
import type { AppThunk } from './createStore';
import { guestCartSlice, profileSlice, selectionSlice } from './slices';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Updates the persisted slices from the storage of this device, which another tab may have changed. */
export const rehydrateFromStorage =
  (): AppThunk =>
  (dispatch, getState, { codecs }) => {
    const { selection, guestCart, profile } = getState();
    // redux-persist reads the storage first.
    if (guestCart._persist?.rehydrated !== true) return;
    const stored = {
      selection: codecs.selection.read(),
      guestCart: codecs.guestCart.read(),
      profile: codecs.profile.read(),
    };
    if (!isEqual(stored.selection, selection.value)) {
      dispatch(selectionSlice.actions.externalChange(stored.selection));
    }
    if (!isEqual(stored.profile, profile.value)) {
      dispatch(profileSlice.actions.externalChange(stored.profile));
    }
    if (!isEqual(stored.guestCart, guestCart.value)) {
      dispatch(guestCartSlice.actions.externalChange(stored.guestCart));
      if (getState().session.status === 'guest') dispatch(baseApi.util.invalidateTags(['Cart']));
    }
  };
