import { baseApi } from '../api/baseApi';
import type { AppThunk } from './createStore';
import { guestCartSlice, profileSlice, selectionSlice } from './slices';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Takes over what is stored on this device where it differs: another tab, or time, changed it. */
export const rehydrateFromStorage =
  (): AppThunk =>
  (dispatch, getState, { codecs }) => {
    const { selection, guestCart, profile } = getState();
    // Until what is stored has been read once, that is redux-persist's to do.
    if (guestCart._persist?.rehydrated !== true) return;
    const found = {
      selection: codecs.selection.read(),
      guestCart: codecs.guestCart.read(),
      profile: codecs.profile.read(),
    };
    if (!same(found.selection, selection.value)) {
      dispatch(selectionSlice.actions.externalChange(found.selection));
    }
    if (!same(found.profile, profile.value)) {
      dispatch(profileSlice.actions.externalChange(found.profile));
    }
    if (!same(found.guestCart, guestCart.value)) {
      dispatch(guestCartSlice.actions.externalChange(found.guestCart));
      if (getState().session.status === 'guest') dispatch(baseApi.util.invalidateTags(['Cart']));
    }
  };
