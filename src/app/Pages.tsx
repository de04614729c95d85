import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../paths';
import { ErrorBoundary } from './ErrorBoundary';
import { PageSkeleton } from './PageSkeleton';
import { loadNotFound, screens } from './screens';

const names = Object.keys(routes) as (keyof typeof routes)[];
const pages = names.map((name) => ({ path: routes[name], Page: lazy(screens[name]) }));
const NotFound = lazy(loadNotFound);

/** One screen per URL, each loaded when it is opened; a crash in one leaves the shell and the way elsewhere standing. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
