import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
} from 'react';
import { useLocation, useNavigate } from './hooks';
import { matchPath, type Params } from './match';

const ParamsContext = createContext<Params>({});

interface RouteProps {
  /** `/`, `/product/:productId`, `*` … */
  readonly path: string;
  readonly element: ReactNode;
}

/** What is shown at a pattern's addresses; it says so to the `Routes` around it. */
export function Route(_: RouteProps): null {
  return null;
}

const isRoute = (child: unknown): child is ReactElement<RouteProps> =>
  isValidElement(child) && child.type === Route;

/** Shows the first of its routes that matches where one is. */
export function Routes({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  for (const { props } of Children.toArray(children).filter(isRoute)) {
    const params = matchPath(props.path, pathname);
    if (params) return <ParamsContext value={params}>{props.element}</ParamsContext>;
  }
  return null;
}

/** What the address says where the route's pattern is open. */
export function useParams(): Partial<Params> {
  return useContext(ParamsContext);
}

/** Leads elsewhere as soon as it is shown. */
export function Navigate({
  to,
  replace = false,
}: {
  readonly to: string;
  readonly replace?: boolean;
}) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}
