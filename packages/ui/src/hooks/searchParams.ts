import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query of the page's HTML, until it is hydrated; then null, and the query of the URL counts. */
export const HydratedQuery = createContext<{
  readonly params: URLSearchParams;
  /** False: the HTML was rendered without data, so a query need not be requested before hydration. */
  readonly hasData: boolean;
} | null>(null);

/**
 * Like `useSearchParams`, but with the query of the page's HTML until the page is hydrated: hydration must render the same as
 * the server.
 */
export function useSearchParamsAfterHydration(): ReturnType<typeof useSearchParams> {
  const [params, setParams] = useSearchParams();
  return [useContext(HydratedQuery)?.params ?? params, setParams];
}
