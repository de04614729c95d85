import { type ReactNode, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Content below the first screen: rendered right after the page was painted, so that a link answers sooner. It is rendered
 * at once on the first page of a visit, which is hydrated, and after Back, which restores a scroll position.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }): ReactNode {
  const isNeededAtOnce = useNavigationType() === 'POP';
  const isRendered = useDeferredValue(true, isNeededAtOnce);
  // Keeps the footer out of the window until the content is there.
  return isRendered ? children : <div style={{ height: '100vh' }} />;
}
