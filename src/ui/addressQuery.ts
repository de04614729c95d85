import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the page is still as its HTML was rendered ahead, which knows of no query. */
export const QueryIsUnknown = createContext(false);

const NO_QUERY = new URLSearchParams();

/**
 * The query of the address and how to change it, as `useSearchParams` has them; but empty until the page has come to life,
 * so that it does so in its own HTML, whatever stands in its address.
 */
export function useAddressQuery(): ReturnType<typeof useSearchParams> {
  const [params, setParams] = useSearchParams();
  return [useContext(QueryIsUnknown) ? NO_QUERY : params, setParams];
}
