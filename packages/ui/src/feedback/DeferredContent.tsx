import { type ReactNode, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';

/** Keeps the footer out of the window until the content is there. */
const Placeholder = styled.div`
  height: 100vh;
`;

/**
 * Content below the first screen: rendered right after the page was painted, so that a link answers sooner. It is rendered
 * at once on the first page of a visit, which is hydrated, and after Back, which restores a scroll position.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }): ReactNode {
  const isNeededAtOnce = useNavigationType() === 'POP';
  const isRendered = useDeferredValue(true, isNeededAtOnce);
  return isRendered ? children : <Placeholder />;
}
