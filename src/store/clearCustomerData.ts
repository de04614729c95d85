import { dropPersonalQueries } from '../api/personalQueries';
import { discardPreloaded } from '../api/preloaded';
import type { AppThunk } from './createStore';
import { rehydrateFromStorage } from './rehydrateFromStorage';
import { customerDataCleared } from './slices';

/** The storage key of a merge's idempotency key, which is stored until the merge has a response. */
export const MERGE_KEY = 'kedai:merge';

export interface ClearOptions {
  /**
   * Whether the storage of this device still has the customer's data. If not, another tab has cleared it, and the data that
   * is stored now belongs to someone else.
   */
  readonly isOnDevice: boolean;
}

/** Drops all data of a former customer in the store, in this tab and on this device, and their pending writes. */
export const clearCustomerData =
  ({ isOnDevice }: ClearOptions): AppThunk =>
  (dispatch, _state, { cart, storage, flushPersistence }) => {
    cart.discard();
    dispatch(dropPersonalQueries());
    if (isOnDevice) {
      dispatch(customerDataCleared());
      flushPersistence();
      storage.local.removeItem(MERGE_KEY);
    } else {
      dispatch(rehydrateFromStorage());
    }
    storage.clearTab();
    discardPreloaded();
  };
