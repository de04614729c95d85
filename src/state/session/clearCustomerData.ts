import type { UnknownAction } from '@reduxjs/toolkit';
import { customerApi } from '../../api/baseApi';
import { decided, unansweredSlice } from '../../api/idempotency';
import { discardPreloaded } from '../../api/preloaded';
import { cartSlice } from '../cart/cartSlice';
import type { StorageCodec } from '../device/codecs';
import {
  customerDataCleared,
  guestCartSlice,
  profileSlice,
  selectionSlice,
} from '../device/slices';
import type { AppThunk } from '../thunk';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Updates the persisted slices from the storage of this device, which another tab may have changed. */
export const rehydrateFromStorage =
  (): AppThunk =>
  (dispatch, getState, { codecs }) => {
    const { selection, guestCart, profile, unanswered } = getState();
    // redux-persist reads the storage first.
    if (guestCart._persist?.rehydrated !== true) return;
    const update = <Value>(
      value: Value,
      codec: StorageCodec<Value>,
      replaced: (stored: Value) => UnknownAction,
    ) => {
      const stored = codec.read();
      if (!isEqual(stored, value)) dispatch(replaced(stored));
    };
    update(selection.value, codecs.selection, selectionSlice.actions.replaced);
    update(profile.value, codecs.profile, profileSlice.actions.replaced);
    update(guestCart.value, codecs.guestCart, guestCartSlice.actions.replaced);
    update(unanswered.value, codecs.unanswered, unansweredSlice.actions.replaced);
  };

/**
 * Drops all data of a former customer in the store, in this tab and on this device, and their pending writes.
 * @param isOnDevice whether the storage of this device still has the customer's data. If not, another tab has cleared it,
 *   and the data that is stored now belongs to someone else.
 */
export const clearCustomerData =
  (isOnDevice: boolean): AppThunk =>
  (dispatch, _state, { storage, flushPersistence }) => {
    dispatch(cartSlice.actions.discarded());
    dispatch(decided(''));
    dispatch(customerApi.util.resetApiState());
    storage.clearTab();
    if (isOnDevice) {
      dispatch(customerDataCleared());
      flushPersistence();
    } else {
      dispatch(rehydrateFromStorage());
    }
    discardPreloaded();
  };
