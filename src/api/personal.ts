import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

/** The queries whose answers belong to one customer. */
export const PERSONAL_QUERIES: ReadonlySet<string> = new Set(['get', 'userorders', 'orderdetail']);

type CacheKey = Parameters<typeof baseApi.internalActions.removeQueryResult>[0]['queryCacheKey'];
type ApiState = { readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

/**
 * Drops every cached answer that belongs to one customer, with its subscriptions: components that show one ask again. An
 * answer that is still on its way is ignored when it arrives.
 */
export const dropPersonalAnswers =
  (): ThunkAction<void, ApiState, unknown, UnknownAction> => (dispatch, getState) => {
    for (const [key, query] of Object.entries(getState()[baseApi.reducerPath].queries)) {
      if (!PERSONAL_QUERIES.has(query?.endpointName ?? '')) continue;
      dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey: key as CacheKey }));
    }
  };
