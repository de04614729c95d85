import type { Selection } from '../contract/selection';
import type { AppThunk, RootState } from './createStore';
import { serviceChosen } from './slices';

/** The saved selection as it is, its slot may have passed: `isSelectionCurrent(selection, now)` tells. */
export const selectSelection = (state: RootState): Selection | null => state.selection.value;

/** Whether what this device remembers has been read; before that nobody knows if there is a selection. */
export const selectIsRemembered = (state: RootState): boolean =>
  state.selection._persist?.rehydrated === true;

/** Saves a selection; when this returns it is in the cookie, so the page may be reloaded. */
export const saveSelection =
  (selection: Selection): AppThunk =>
  (dispatch, _state, { stored, writeNow }) => {
    dispatch(serviceChosen(selection));
    writeNow();
    stored.selection.write(selection);
  };
