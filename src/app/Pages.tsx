import { Suspense, useCallback, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../paths';
import { layoutText } from '../text/layout';
import { Container, Section, Stack } from '../ui/Layout';
import { Skeleton } from '../ui/Loading';
import { IsPrerendered } from '../ui/searchParams';
import { VisuallyHidden } from '../ui/Text';
import { ErrorBoundary } from './ErrorBoundary';
import { OnHydrated } from './OnHydrated';
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

/** A placeholder while a page loads: a heading and some lines, as tall as the window. */
function PageSkeleton() {
  return (
    <Container style={{ minHeight: '100vh' }}>
      <VisuallyHidden role="status">{layoutText.loadingPage}</VisuallyHidden>
      <Section as="div">
        <Stack $gap={3}>
          <Skeleton $width="min(420px, 70%)" $height="2.5rem" />
          <Skeleton $width="min(560px, 90%)" $height="1.25rem" />
        </Stack>
      </Section>
    </Container>
  );
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
