import { publicApi } from '../api/apis';
import { productApi } from '../api/productApi';
import type { PageProducts } from './device/slices';
import type { RootState } from './rootReducer';

const { upsertQueryEntries } = publicApi.util;
type QueryEntries = Parameters<typeof upsertQueryEntries>[0];

/** What a page shows first, as JSON. */
export interface DehydratedState {
  /** The responses of the queries, as `upsertQueryEntries` of RTK Query takes them. */
  readonly queries: readonly {
    readonly endpointName: string;
    readonly arg: unknown;
    readonly value: unknown;
  }[];
  readonly pageProducts: PageProducts | null;
}

/**
 * The successful queries of a store that loaded a page. The product list is replaced by the products that the page shows, so the
 * page does not grow with the catalogue.
 */
export function dehydrate(state: RootState, pageProducts: PageProducts | null): DehydratedState {
  const list = productApi.endpoints.productList.select()(state).data;
  const queries = Object.values(state[publicApi.reducerPath].queries).flatMap((query) =>
    query?.status === 'fulfilled' && query.data !== list
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );
  return { queries, pageProducts };
}

/** Fills the cache of a store with a page's responses. The page's endpoints must be loaded. */
export const hydrate = ({ queries }: DehydratedState) =>
  upsertQueryEntries(queries as unknown as QueryEntries);
