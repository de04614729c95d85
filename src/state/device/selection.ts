import { isSameSelection, readSelection, type Selection } from '@kedai/contract/rules/selection';
import type { RootState } from '../rootReducer';
import { isSameCustomer } from '../session/checkSession';
import type { AppThunk } from '../thunk';
import { selectionSlice } from './slices';

/** The saved selection. Its slot may have passed, see `isSelectionCurrent(selection, now)`. */
export const selectSelection = (state: RootState): Selection | null => state.selection.value;

/** Whether the storage of this device has been read. Before that, a missing selection means nothing. */
export const selectIsRehydrated = (state: RootState): boolean =>
  state.selection._persist?.rehydrated === true;

export const selectIsChangingService = (state: RootState): boolean => state.serviceChange !== null;

/** Why the shop asks for another selection; empty if the shopper changes it by choice. */
export const selectServiceChangeReason = (state: RootState): string => state.serviceChange ?? '';

/**
 * Updates the selection if another tab has saved another one. The shown selection stays when its cookie has expired, which
 * happens after a day.
 * @returns whether the selection changed
 */
export const syncSelectionFromStorage =
  (): AppThunk<boolean> =>
  (dispatch, getState, { codecs }) => {
    const shown = selectSelection(getState());
    const saved = codecs.selection.read();
    if (saved === null || (shown !== null && isSameSelection(saved, shown))) return false;
    dispatch(selectionSlice.actions.replaced(saved));
    return true;
  };

/**
 * Saves a selection in its cookie, unless another customer has signed in since the page was opened. The caller then reloads
 * the page (spec §4). The state does not change, so that the page does not change before the reload.
 * @returns whether the browser stored the cookie
 */
export const saveSelection =
  (selection: Selection): AppThunk<boolean> =>
  (dispatch, _state, { codecs, tabs, flushPersistence }) => {
    if (!dispatch(isSameCustomer())) return false;
    // An invalid selection would replace a valid one by none.
    if (readSelection(selection) === null) return false;
    // A pending write of an older selection must not overwrite this one.
    flushPersistence();
    codecs.selection.write(selection);
    tabs.broadcast('selection');
    const saved = codecs.selection.read();
    return saved !== null && isSameSelection(selection, saved);
  };
