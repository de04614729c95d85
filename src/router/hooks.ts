import { useCallback, useContext, useMemo } from 'react';
import type { Location } from './address';
import type { Arrival } from './history';
import { RouterContext } from './Router';

export interface NavigateOptions {
  /** In place of this page, so that Back does not return to it. */
  readonly replace?: boolean;
}

function useRouter() {
  const router = useContext(RouterContext);
  if (router === null) throw new Error('This part of the page has to stand inside a router.');
  return router;
}

/** Where one is. */
export function useLocation(): Location {
  return useRouter().visit.location;
}

/** How one came here. */
export function useNavigationType(): Arrival {
  return useRouter().visit.arrival;
}

/** What leads to another address; the function stays the same. */
export function useNavigate() {
  const { history } = useRouter();
  return useCallback(
    (to: string, { replace = false }: NavigateOptions = {}) => history.go(to, replace),
    [history],
  );
}

type Search = URLSearchParams | Readonly<Record<string, string>>;
type SearchChange = Search | ((before: URLSearchParams) => Search);

/** The query of the address, and what changes it. */
export function useSearchParams() {
  const { history, visit } = useRouter();
  const { search } = visit.location;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (change: SearchChange, { replace = false }: NavigateOptions = {}) => {
      const before = new URLSearchParams(history.visit.location.search);
      const next = typeof change === 'function' ? change(before) : change;
      const query = new URLSearchParams(next).toString();
      history.go(history.visit.location.pathname + (query === '' ? '' : `?${query}`), replace);
    },
    [history],
  );
  return [params, setParams] as const;
}
