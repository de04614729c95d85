import { forgetEarly } from '../api/earlyAnswers';
import { dropPersonalAnswers } from '../api/personal';
import type { AppThunk } from './createStore';
import { lookAtStorage } from './deviceStorage';
import { customerForgotten } from './slices';

/** Where the key of a merge waits until the merge has been answered. */
export const MERGE_KEY = 'kedai:merge';

export interface Forgetting {
  /**
   * Whether this device still holds what the customer left on it. Where it does not, another tab has cleared it, and what
   * is stored now belongs to somebody else.
   */
  readonly isOnDevice: boolean;
  /**
   * Whether the same customer may come back to this tab, since the session has merely run out: what is typed into forms
   * stays in the tab, bound to that customer, and the chosen service stands.
   */
  readonly canReturn: boolean;
}

/** Drops everything of a customer who is gone: in the store, in this tab, on this device. Nothing more is sent for them. */
export const forgetCustomer =
  ({ isOnDevice, canReturn }: Forgetting): AppThunk =>
  (dispatch, _state, { cart, storage, writeNow }) => {
    cart.discard();
    dispatch(dropPersonalAnswers());
    if (isOnDevice) {
      dispatch(customerForgotten({ canReturn }));
      writeNow();
      storage.local.removeItem(MERGE_KEY);
    } else {
      dispatch(lookAtStorage());
    }
    if (!canReturn) storage.forgetTab();
    forgetEarly();
  };
