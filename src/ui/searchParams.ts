import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the page still shows its prerendered HTML, which was rendered without a query. */
export const IsPrerendered = createContext(false);

const NO_PARAMS = new URLSearchParams();

/**
 * Like `useSearchParams`, but empty until the page is hydrated: hydration must render the same as prerendering, which knows
 * no query.
 */
export function useSearchParamsAfterHydration(): ReturnType<typeof useSearchParams> {
  const [params, setParams] = useSearchParams();
  return [useContext(IsPrerendered) ? NO_PARAMS : params, setParams];
}
