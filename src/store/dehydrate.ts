import { baseApi } from '../api/baseApi';
import { productApi } from '../api/productApi';
import type { RootState } from './createStore';
import type { Excerpt } from './pageData';

/** The initial state of a store, as JSON. */
export type DehydratedState = Pick<RootState, typeof baseApi.reducerPath | 'excerpt'>;

/** In place of the time and id of each request, because equal data must give equal HTML. RTK Query ignores an answer at 0. */
const REQUEST = { requestId: 'page', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/** The answered queries of a state that pass the test. */
function dehydrateQueries(
  { [baseApi.reducerPath]: api }: RootState,
  isKept: (endpoint: string | undefined) => boolean,
  excerpt: Excerpt | null,
): DehydratedState {
  const queries = Object.entries(api.queries)
    .filter(([, query]) => query?.status === 'fulfilled' && isKept(query.endpointName))
    .map(([key, query]) => [key, { ...query, ...REQUEST }]);
  return { [baseApi.reducerPath]: { ...api, queries: Object.fromEntries(queries) }, excerpt };
}

const isList = (endpoint: string | undefined) => endpoint === productApi.endpoints.list.name;

/**
 * The answered queries of a store that rendered a page. The product list is replaced by the excerpt that the page shows, so
 * the page does not grow with the catalogue.
 */
export const dehydrate = (state: RootState, excerpt: Excerpt | null): DehydratedState =>
  dehydrateQueries(state, (endpoint) => !isList(endpoint), excerpt);

/** The product list only. */
export const dehydrateList = (state: RootState): DehydratedState =>
  dehydrateQueries(state, isList, null);
