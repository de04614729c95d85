import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useCallback,
  useState,
} from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../paths';
import { IsPrerendered } from '../ui/searchParams';
import { ErrorBoundary } from './ErrorBoundary';
import { lowerCasePath } from './lowerCasePath';
import { OnHydrated } from './OnHydrated';
import { PageSkeleton } from './PageSkeleton';
import { type LoadScreen, loadNotFound, screens } from './screens';

const lazyScreens = new Map<LoadScreen, LazyExoticComponent<ComponentType>>();
const failedScreens = new Set<LoadScreen>();

function lazyScreen(load: LoadScreen): LazyExoticComponent<ComponentType> {
  const cached = lazyScreens.get(load);
  if (cached !== undefined) return cached;
  const screen = lazy(() =>
    load().catch((error: unknown) => {
      failedScreens.add(load);
      throw error;
    }),
  );
  lazyScreens.set(load, screen);
  return screen;
}

/** Discards screens that failed to load, because `lazy` caches a failure for ever. */
function discardFailedScreens(): void {
  for (const load of failedScreens) lazyScreens.delete(load);
  failedScreens.clear();
}

function Screen({ load }: { readonly load: LoadScreen }) {
  const Loaded = lazyScreen(load);
  return <Loaded />;
}

/** Redirects a path in another case, such as `/CART`, to its page. Otherwise shows Not Found. */
function UnknownRoute() {
  const { pathname, search, hash } = useLocation();
  const path = lowerCasePath(pathname);
  if (path === null || path === pathname) return <Screen load={loadNotFound} />;
  return <Navigate to={{ pathname: path, search, hash }} replace />;
}

const routeNames = Object.keys(routes) as (keyof typeof routes)[];

// Created once, so that a change of the query renders only its readers. Case-sensitive, like the servers' file names.
const routeElements = [
  ...routeNames.map((name) => (
    <Route key={name} path={routes[name]} caseSensitive element={<Screen load={screens[name]} />} />
  )),
  <Route key="unknown" path="*" element={<UnknownRoute />} />,
];

const nothing = () => undefined;

export interface PagesProps {
  /** Whether the page's HTML was prerendered and is to be hydrated. */
  readonly isPrerendered?: boolean;
  /** Called once, when the page is hydrated. Must be stable. */
  readonly onHydrated?: (() => void) | undefined;
}

/** One screen per URL, each loaded when it is opened. A crash in one leaves the shell and its links usable. */
export function Pages({ isPrerendered = false, onHydrated = nothing }: PagesProps) {
  const { pathname, search } = useLocation();
  const [isQueryHidden, setQueryHidden] = useState(isPrerendered && search !== '');
  const complete = useCallback(() => {
    setQueryHidden(false);
    onHydrated();
  }, [onHydrated]);
  return (
    <IsPrerendered value={isQueryHidden}>
      <Suspense fallback={<PageSkeleton />}>
        <OnHydrated call={complete}>
          <ErrorBoundary path={pathname} onRetry={discardFailedScreens}>
            <Routes>{routeElements}</Routes>
          </ErrorBoundary>
        </OnHydrated>
      </Suspense>
    </IsPrerendered>
  );
}
