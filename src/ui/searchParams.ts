import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the page still shows its prerendered HTML, which was rendered without the query of the address. */
export const IsPrerendered = createContext(false);

const NO_PARAMS = new URLSearchParams();

/**
 * As `useSearchParams`, but empty until the page is hydrated: the prerendered HTML was made without a query, and hydration
 * must render the same.
 */
export function useSearchParamsAfterHydration(): ReturnType<typeof useSearchParams> {
  const [params, setParams] = useSearchParams();
  return [useContext(IsPrerendered) ? NO_PARAMS : params, setParams];
}
