import { isSameSelection, readSelection, type Selection } from '../contract/selection';
import type { AppThunk, RootState } from './createStore';
import { selectionSlice } from './slices';

/** The saved selection as it is, its slot may have passed: `isSelectionCurrent(selection, now)` tells. */
export const selectSelection = (state: RootState): Selection | null => state.selection.value;

/** Whether what this device remembers has been read; before that nobody knows if there is a selection. */
export const selectIsRehydrated = (state: RootState): boolean =>
  state.selection._persist?.rehydrated === true;

/** Whether the shopper is about to change the selection that stands. */
export const selectIsChangingService = (state: RootState): boolean => state.serviceChange;

/**
 * Shows the saved selection where another tab has saved another one. One that is no longer saved stays as it is shown: its
 * cookie lives for a day only.
 * @returns whether the page shows another one now
 */
export const syncSelectionFromStorage =
  (): AppThunk<boolean> =>
  (dispatch, getState, { codecs }) => {
    const shown = selectSelection(getState());
    const saved = codecs.selection.read();
    if (saved === null || (shown !== null && isSameSelection(saved, shown))) return false;
    dispatch(selectionSlice.actions.externalChange(saved));
    return true;
  };

/**
 * Puts a selection into its cookie; the page is to be reloaded then (spec §4). The state of this page stays as it is, so
 * that nothing on it moves before it is gone.
 * @returns whether the device kept it.
 */
export const saveSelection =
  (selection: Selection): AppThunk<boolean> =>
  (_dispatch, _state, { codecs, tabs, flushPersistence }) => {
    // A selection that cannot be read back would replace a good one by none.
    if (readSelection(selection) === null) return false;
    // What is still to be written of an older choice must not come after this one.
    flushPersistence();
    codecs.selection.write(selection);
    tabs.broadcast('selection');
    const saved = codecs.selection.read();
    return saved !== null && isSameSelection(selection, saved);
  };
