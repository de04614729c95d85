import { Activity, Suspense, useCallback, useInsertionEffect, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { QueryIsUnknown } from '../ui/addressQuery';
import { IsReturned } from '../ui/Below';
import { ErrorBoundary } from './ErrorBoundary';
import { PageSkeleton } from './PageSkeleton';
import { forgetFailed, ScreenAt } from './ScreenAt';
import { type ComingPage, useComingPage } from './useComingPage';
import { WhenAlive } from './WhenAlive';

const nobody = () => undefined;

export interface PagesProps {
  /** Whether the page's HTML was rendered ahead and is to be brought to life. */
  readonly isAhead?: boolean;
  /** Told once the page can be used. Must be stable. */
  readonly onAlive?: (() => void) | undefined;
}

/** One screen per URL, each loaded when it is opened; a crash in one leaves the shell and the way elsewhere standing. */
export function Pages({ isAhead = false, onAlive = nobody }: PagesProps) {
  const { search } = useLocation();
  const [beganUnknown] = useState(isAhead && search !== '');
  const [isQueryUnknown, setQueryUnknown] = useState(beganUnknown);
  const tellAlive = useCallback(() => {
    // To set what is set already would have React render the next page twice.
    if (beganUnknown) setQueryUnknown(false);
    onAlive();
  }, [beganUnknown, onAlive]);
  return (
    <QueryIsUnknown value={isQueryUnknown}>
      <Suspense fallback={<PageSkeleton />}>
        <WhenAlive tell={tellAlive}>
          <PagesHere />
        </WhenAlive>
      </Suspense>
    </QueryIsUnknown>
  );
}

/**
 * The page of the address, and behind it, hidden, the one whose link is about to be followed: when it is opened it is
 * there already. The first page is not one of those, so that it is brought to life in its HTML as it is.
 */
function PagesHere() {
  const location = useLocation();
  const isReturned = useNavigationType() === 'POP';
  const coming = useComingPage();
  const shown = { ...useShown(location, coming), isReturned, mode: 'visible' } as const;
  const isBehind = coming !== null && coming.id !== shown.id && !isAt(coming, location);
  const all = isBehind
    ? [shown, { ...coming, isReturned: false, mode: 'hidden' } as const]
    : [shown];
  return all.map(({ id, mode, tellRendered, ...place }) =>
    id === FIRST ? (
      <Place key={id} {...place} isFirst />
    ) : (
      <Activity key={id} mode={mode}>
        <Place {...place} />
        {tellRendered ? <Rendered tell={tellRendered} /> : null}
      </Activity>
    ),
  );
}

const FIRST = 0;

type ShownPage = Pick<ComingPage, 'id' | 'location'> & Partial<ComingPage>;

const isAt = ({ location }: ComingPage, { pathname, search }: Location): boolean =>
  location.pathname === pathname && location.search === search;

/**
 * @returns which page is shown: the one that came, once it is the address's. It keeps the location that it came with where the
 * router's says the same: with another, what reads its part of the address would be rendered once more.
 */
function useShown(location: Location, coming: ComingPage | null): ShownPage {
  const [shown, setShown] = useState<{ at: Location; page: ShownPage }>({
    at: location,
    page: { id: FIRST, location },
  });
  // Not by its key: those that the browser makes for a place on the page all have the same.
  if (shown.at === location) return shown.page;
  const hasCome = coming !== null && isAt(coming, location);
  const isSame = hasCome && coming.location.hash === location.hash && location.state === null;
  const page = isSame ? coming : { id: hasCome ? coming.id : shown.page.id, location };
  setShown({ at: location, page });
  return page;
}

/** Tells that what it stands in has been rendered. Of all effects only these run in what is hidden. */
function Rendered({ tell }: { readonly tell: () => void }) {
  useInsertionEffect(tell, [tell]);
  return null;
}

function Place({
  location,
  isReturned,
  isFirst = false,
}: {
  readonly location: Location;
  readonly isReturned: boolean;
  readonly isFirst?: boolean;
}) {
  return (
    <ErrorBoundary place={location.pathname} onRetry={forgetFailed}>
      <IsReturned value={isReturned}>
        {isFirst ? <ScreenAt /> : <ScreenAt location={location} />}
      </IsReturned>
    </ErrorBoundary>
  );
}
