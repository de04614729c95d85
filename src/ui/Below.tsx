import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

/** Whether a page that is opened now stands where one was before, or where its address led, and not behind a link. */
export const IsReturned = createContext(true);

/**
 * What lies below the first screen of a page. Who followed a link begins at the top: there it is rendered once what is above
 * it has been painted, and never in a page that is not shown yet. Who opens the shop, or returns to where one was, gets the
 * page as a whole.
 */
export function Below({ children }: { readonly children: ReactNode }): ReactNode {
  const [isReached, setReached] = useState(use(IsReturned));
  useEffect(() => {
    if (!isReached) startTransition(() => setReached(true));
  }, [isReached]);
  return isReached ? children : null;
}
