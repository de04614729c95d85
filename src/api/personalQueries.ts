import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

/** The queries with data of one customer. */
export const PERSONAL_QUERIES: ReadonlySet<string> = new Set([
  'get',
  'userorders',
  'orderdetail',
  'devices',
]);

type CacheKey = Parameters<typeof baseApi.internalActions.removeQueryResult>[0]['queryCacheKey'];
type ApiState = { readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

/**
 * Removes the data of one customer from the cache, subscriptions included, so that mounted components fetch again. A
 * response that is still pending is ignored.
 */
export const dropPersonalQueries =
  (): ThunkAction<void, ApiState, unknown, UnknownAction> => (dispatch, getState) => {
    for (const [key, query] of Object.entries(getState()[baseApi.reducerPath].queries)) {
      if (!PERSONAL_QUERIES.has(query?.endpointName ?? '')) continue;
      dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey: key as CacheKey }));
    }
  };
