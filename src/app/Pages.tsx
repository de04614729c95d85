import { Suspense, useCallback, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../paths';
import { IsPrerendered } from '../ui/searchParams';
import { ErrorBoundary } from './ErrorBoundary';
import { OnHydrated } from './OnHydrated';
import { PageSkeleton } from './PageSkeleton';
import {
  discardScreenComponents,
  type LoadScreen,
  loadNotFound,
  screenComponent,
  screens,
} from './screens';

function Screen({ load }: { readonly load: LoadScreen }) {
  const Component = screenComponent(load);
  return <Component />;
}

const routeNames = Object.keys(routes) as (keyof typeof routes)[];

export interface PagesProps {
  /** Whether the page's HTML was prerendered and is to be hydrated. */
  readonly isPrerendered?: boolean;
  /** Called once, when the page is hydrated. Must be stable. */
  readonly onHydrated?: (() => void) | undefined;
}

/** One screen per URL, each loaded when it is opened. A crash in one leaves the shell and its links usable. */
export function Pages({ isPrerendered = false, onHydrated }: PagesProps) {
  const { pathname, search } = useLocation();
  const [isQueryHidden, setQueryHidden] = useState(isPrerendered && search !== '');
  const complete = useCallback(() => {
    setQueryHidden(false);
    onHydrated?.();
  }, [onHydrated]);
  return (
    <IsPrerendered value={isQueryHidden}>
      <Suspense fallback={<PageSkeleton />}>
        <OnHydrated call={complete}>
          <ErrorBoundary path={pathname} onRetry={discardScreenComponents}>
            <Routes>
              {routeNames.map((name) => (
                <Route key={name} path={routes[name]} element={<Screen load={screens[name]} />} />
              ))}
              <Route path="*" element={<Screen load={loadNotFound} />} />
            </Routes>
          </ErrorBoundary>
        </OnHydrated>
      </Suspense>
    </IsPrerendered>
  );
}
