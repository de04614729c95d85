import { baseApi } from '../api/baseApi';
import type { AppDispatch, AppStore } from './createStore';

/** A question whose answer is kept for whoever asks the same within the next minutes. */
export interface PrefetchedQuery extends PromiseLike<{ readonly isError: boolean }> {
  readonly queryCacheKey: string;
}

/** Asks for what a page will show, as `initiate(…, AHEAD)` does. */
export type PrefetchThunk = (dispatch: AppDispatch) => PrefetchedQuery;

/** Nobody shows it yet. */
export const PREFETCH = { subscribe: false } as const;

/**
 * Asks for what a page will show, before it is opened. A failure is forgotten, so that the page asks anew: nobody has been
 * told of it.
 * @param isOpen whether the page has been opened meanwhile: then the failure is the page's own to tell
 */
export async function prefetchQuery(
  { dispatch }: AppStore,
  ask: PrefetchThunk,
  isOpen: () => boolean,
): Promise<void> {
  const asked = ask(dispatch);
  const { isError } = await asked;
  if (!isError || isOpen()) return;
  const { queryCacheKey } = asked;
  dispatch(
    baseApi.internalActions.removeQueryResult({
      queryCacheKey: queryCacheKey as Parameters<
        typeof baseApi.internalActions.removeQueryResult
      >[0]['queryCacheKey'],
    }),
  );
}
