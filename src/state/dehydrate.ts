import { publicApi } from '../api/apis';
import { productApi } from '../api/productApi';
import type { Excerpt } from './device/slices';
import type { RootState } from './rootReducer';

/** The initial state of a store, as JSON. RTK Query completes the state of its reducer. */
export interface DehydratedState {
  readonly [publicApi.reducerPath]: Pick<
    RootState[typeof publicApi.reducerPath],
    'queries' | 'provided'
  >;
  readonly excerpt: Excerpt | null;
}

/** In place of the time and id of each request, because equal data must give equal HTML. RTK Query ignores an answer at 0. */
const REQUEST = { requestId: 'page', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/**
 * The answered queries of a store that loaded a page. The product list is replaced by the excerpt that the page shows, so the
 * page does not grow with the catalogue.
 */
export function dehydrate(state: RootState, excerpt: Excerpt | null): DehydratedState {
  const { queries, provided } = state[publicApi.reducerPath];
  const list = productApi.endpoints.list.select()(state).data;
  const answered = Object.entries(queries)
    .filter(([, query]) => query?.status === 'fulfilled')
    .filter(([, query]) => query?.data !== list)
    .map(([key, query]) => [key, { ...query, ...REQUEST }]);
  return {
    [publicApi.reducerPath]: { queries: Object.fromEntries(answered), provided },
    excerpt,
  };
}

/** The initial state of the store that a dehydrated state is for. */
export const hydrate = (state: DehydratedState): Partial<RootState> =>
  state as unknown as Partial<RootState>;
