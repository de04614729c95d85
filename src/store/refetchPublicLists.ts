import { baseApi } from '../api/baseApi';
import type { AppThunk } from './createStore';

/** Asks anew for all that is the same for everybody and is shown: it may be from before. */
export const refetchPublicLists = (): AppThunk => (dispatch) => {
  dispatch(baseApi.util.invalidateTags(['Product', 'Slider', 'Outlet', 'News']));
};
