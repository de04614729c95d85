import { baseApi } from '../api/baseApi';
import type { AppThunk } from './createStore';

/** Refetches the lists that are the same for all visitors, because the shown ones may be outdated. */
export const refetchPublicLists = (): AppThunk => (dispatch) => {
  dispatch(baseApi.util.invalidateTags(['Product', 'Slider', 'Outlet', 'News']));
};
