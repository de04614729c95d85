import { createContext, type ReactNode, use, useDeferredValue } from 'react';

/** Whether a page is rendered as a whole, since nobody waits for it. */
export const AsAWhole = createContext(false);

/** What lies below the first screen of a page: rendered once what is above it has been, which is painted before it. */
export function Below({ children }: { readonly children: ReactNode }): ReactNode {
  const isWhole = use(AsAWhole);
  const isReached = useDeferredValue(true, isWhole);
  return isReached ? children : null;
}
