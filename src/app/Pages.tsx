import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../paths';
import { ErrorBoundary } from './ErrorBoundary';
import { PageSkeleton } from './PageSkeleton';
import { type LoadScreen, loadNotFound, screens } from './screens';
import { WhenAlive } from './WhenAlive';

const names = Object.keys(routes) as (keyof typeof routes)[];

const pages = new Map<LoadScreen, LazyExoticComponent<ComponentType>>();
const failed = new Set<LoadScreen>();

/** The page behind an `import()`. */
function pageOf(load: LoadScreen): LazyExoticComponent<ComponentType> {
  const known = pages.get(load);
  if (known !== undefined) return known;
  const page = lazy(() =>
    load().catch((error: unknown) => {
      failed.add(load);
      throw error;
    }),
  );
  pages.set(load, page);
  return page;
}

/** What did not arrive is asked for afresh the next time: `lazy` would keep the failure for ever. */
function forgetFailed(): void {
  for (const load of failed) pages.delete(load);
  failed.clear();
}

function Page({ load }: { readonly load: LoadScreen }) {
  const Loaded = pageOf(load);
  return <Loaded />;
}

const nobody = () => undefined;

/** One screen per URL, each loaded when it is opened; a crash in one leaves the shell and the way elsewhere standing. */
export function Pages({ onAlive = nobody }: { readonly onAlive?: (() => void) | undefined }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname} onRetry={forgetFailed}>
      <Suspense fallback={<PageSkeleton />}>
        <WhenAlive tell={onAlive}>
          <Routes>
            {names.map((name) => (
              <Route key={name} path={routes[name]} element={<Page load={screens[name]} />} />
            ))}
            <Route path="*" element={<Page load={loadNotFound} />} />
          </Routes>
        </WhenAlive>
      </Suspense>
    </ErrorBoundary>
  );
}
