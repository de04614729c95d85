import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useCallback,
  useState,
} from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../paths';
import { QueryIsUnknown } from '../ui/addressQuery';
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

export interface PagesProps {
  /** Whether the page's HTML was rendered ahead and is to be brought to life. */
  readonly isAhead?: boolean;
  /** Told once the page can be used. Must be stable. */
  readonly onAlive?: (() => void) | undefined;
}

/** One screen per URL, each loaded when it is opened; a crash in one leaves the shell and the way elsewhere standing. */
export function Pages({ isAhead = false, onAlive = nobody }: PagesProps) {
  const { pathname, search } = useLocation();
  const [beganUnknown] = useState(isAhead && search !== '');
  const [isQueryUnknown, setQueryUnknown] = useState(beganUnknown);
  const tellAlive = useCallback(() => {
    // To set what is set already would have React render the next page twice.
    if (beganUnknown) setQueryUnknown(false);
    onAlive();
  }, [beganUnknown, onAlive]);
  return (
    <ErrorBoundary place={pathname} onRetry={forgetFailed}>
      <QueryIsUnknown value={isQueryUnknown}>
        <Suspense fallback={<PageSkeleton />}>
          <WhenAlive tell={tellAlive}>
            <Routes>
              {names.map((name) => (
                <Route
                  key={name}
                  path={routes[name]}
                  // As whoever serves the pages finds them, and as they were rendered ahead.
                  caseSensitive
                  element={<Page load={screens[name]} />}
                />
              ))}
              <Route path="*" element={<Page load={loadNotFound} />} />
            </Routes>
          </WhenAlive>
        </Suspense>
      </QueryIsUnknown>
    </ErrorBoundary>
  );
}
