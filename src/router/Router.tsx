import { createContext, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { browserHistory, type History, memoryHistory, type Visit } from './history';

export const RouterContext = createContext<{
  readonly history: History;
  readonly visit: Visit;
} | null>(null);

function Router({
  history,
  children,
}: {
  readonly history: History;
  readonly children: ReactNode;
}) {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => {
    setVisit(history.visit);
    // As a transition: the page stays until the next one's program is loaded.
    return history.listen((next) => startTransition(() => setVisit(next)));
  }, [history]);
  return <RouterContext value={{ history, visit }}>{children}</RouterContext>;
}

/** Follows the browser's address. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(browserHistory);
  return <Router history={history}>{children}</Router>;
}

/** Stands at an address of its own: for tests, and for pages rendered where there is no window. */
export function MemoryRouter({
  initialEntries: [start] = ['/'],
  children,
}: {
  readonly initialEntries?: readonly [string];
  readonly children: ReactNode;
}) {
  const [history] = useState(() => memoryHistory(start));
  return <Router history={history}>{children}</Router>;
}
