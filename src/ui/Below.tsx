import { type ReactNode, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * What lies below the first screen of a page. Who followed a link begins at the top: there it is rendered once what is above
 * it has been painted. Who opens the shop, or returns to where one was, gets the page as a whole.
 */
export function Below({ children }: { readonly children: ReactNode }): ReactNode {
  const isReturned = useNavigationType() === 'POP';
  const isReached = useDeferredValue(true, isReturned);
  return isReached ? children : null;
}
