import type { Selection } from '../contract/selection';
import type { AppThunk, RootState } from './createStore';

/** The saved selection as it is, its slot may have passed: `isSelectionCurrent(selection, now)` tells. */
export const selectSelection = (state: RootState): Selection | null => state.selection.value;

/** Whether what this device remembers has been read; before that nobody knows if there is a selection. */
export const selectIsRemembered = (state: RootState): boolean =>
  state.selection._persist?.rehydrated === true;

/** Whether the shopper is about to change the selection that stands. */
export const selectIsChangingService = (state: RootState): boolean => state.serviceChange;

const addressOf = (selection: Selection) =>
  selection.serviceType === 'delivery' ? selection.deliveryAddress : null;

const isSame = (one: Selection, other: Selection | null) =>
  one.serviceType === other?.serviceType &&
  one.calendarDate === other.calendarDate &&
  addressOf(one) === addressOf(other) &&
  one.deliveryTime === other.deliveryTime;

/**
 * Puts a selection into its cookie; the page is to be reloaded then (spec §4). The state of this page stays as it is, so
 * that nothing on it moves before it is gone.
 * @returns whether the device kept it.
 */
export const saveSelection =
  (selection: Selection): AppThunk<boolean> =>
  (_dispatch, _state, { stored, tabs, writeNow }) => {
    // What is still to be written of an older choice must not come after this one.
    writeNow();
    stored.selection.write(selection);
    tabs.tell('selection');
    return isSame(selection, stored.selection.read());
  };
