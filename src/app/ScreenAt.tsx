import { type ComponentType, type LazyExoticComponent, lazy, memo, useState } from 'react';
import {
  type Location,
  Navigate,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { routes } from '../paths';
import { lowerCasePath } from './lowerCasePath';
import { type LoadScreen, loadNotFound, screens } from './screens';

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
export function forgetFailed(): void {
  for (const load of failed) pages.delete(load);
  failed.clear();
}

function Page({ load }: { readonly load: LoadScreen }) {
  const Loaded = pageOf(load);
  return <Loaded />;
}

/** Leads to the page whose address was typed in another case; else there is no such page. */
function Unknown() {
  const { pathname, search, hash } = useLocation();
  const path = lowerCasePath(pathname);
  if (path === null || path === pathname) return <Page load={loadNotFound} />;
  return <Navigate to={{ pathname: path, search, hash }} replace />;
}

const table: RouteObject[] = [
  ...names.map((name) => ({
    path: routes[name],
    // As whoever serves the pages finds them, and as they were rendered ahead.
    caseSensitive: true,
    element: <Page load={screens[name]} />,
  })),
  { path: '*', element: <Unknown /> },
];

/**
 * The screen of an address, each loaded when it is opened.
 * @param location another than the router's own
 */
export const ScreenAt = memo(({ location }: { readonly location?: Location }) => {
  const found = useRoutes(table, location);
  const kept = useKept(found, location);
  return location ? kept : found;
});

/**
 * What was found at an address for as long as it is the same: `useRoutes` looks at the router's as well, and makes it anew
 * with each change of that.
 */
function useKept<Found>(found: Found, location: Location | undefined): Found {
  const [kept, setKept] = useState({ found, location });
  if (kept.location === location) return kept.found;
  setKept({ found, location });
  return found;
}
