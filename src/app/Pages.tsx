import { Skeleton } from '@kedai/ui/feedback/Loading';
import { HydratedQuery } from '@kedai/ui/hooks/searchParams';
import { Container, Section, Stack } from '@kedai/ui/layout/Layout';
import { VisuallyHidden } from '@kedai/ui/layout/Text';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { RouteName } from '../routes';
import type { RootState } from '../state/rootReducer';
import { commonText } from '../text/common';
import { layoutText } from '../text/layout';
import { ErrorBoundary } from './ErrorBoundary';
import { removeMetadata } from './metadata';
import { OnHydrated } from './OnHydrated';
import { discardPageComponents, namedRoutes, pageComponent } from './routing';

function Page({ name }: { readonly name: RouteName }) {
  const Component = pageComponent(name);
  return <Component />;
}

/** A placeholder while a page loads: a heading and some lines, as tall as the window. */
function PageSkeleton() {
  return (
    <Container style={{ minHeight: '100vh' }}>
      <title>{commonText.pageTitle(layoutText.loadingPage)}</title>
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

/** What a page's HTML was rendered with. */
export interface Prerendered {
  readonly state: RootState;
  readonly query: string;
  readonly hasData: boolean;
}

export interface PagesProps {
  /** The HTML that is to be hydrated. The store may have changed before a part of it is hydrated. */
  readonly prerendered?: Prerendered | undefined;
  /** Called once, when the page is hydrated. */
  readonly onHydrated?: (() => void) | undefined;
}

const queryString = (query: string) => (query === '' ? '' : `?${query}`);

function useRemoveMetadata(address: string): void {
  const [first] = useState(address);
  useEffect(() => {
    if (address !== first) removeMetadata();
  }, [address, first]);
}

/** One page per URL, each loaded when it is opened. A crash in one leaves the shell and its links usable. */
export function Pages({ prerendered, onHydrated }: PagesProps) {
  const { pathname, search } = useLocation();
  useRemoveMetadata(pathname + search);
  const [isOtherQuery, setOtherQuery] = useState(
    prerendered !== undefined && search !== queryString(prerendered.query),
  );
  const complete = () => {
    setOtherQuery(false);
    onHydrated?.();
  };
  const hydratedQuery = useMemo(
    () =>
      isOtherQuery && prerendered
        ? { params: new URLSearchParams(prerendered.query), hasData: prerendered.hasData }
        : null,
    [isOtherQuery, prerendered],
  );
  return (
    <HydratedQuery value={hydratedQuery}>
      <Suspense fallback={<PageSkeleton />}>
        <OnHydrated call={complete}>
          <ErrorBoundary path={pathname} onRetry={discardPageComponents}>
            <Routes>
              {namedRoutes.map(({ id, path }) => (
                <Route key={id} path={path} element={<Page name={id} />} />
              ))}
            </Routes>
          </ErrorBoundary>
        </OnHydrated>
      </Suspense>
    </HydratedQuery>
  );
}
