import { type ComponentType, type LazyExoticComponent, lazy, memo } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import { routes } from '../paths';
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

/** Not rendered again with its routes: a page that came hidden gets its address a second time when it is opened. */
const Page = memo(({ load }: { readonly load: LoadScreen }) => {
  const Loaded = pageOf(load);
  return <Loaded />;
});

/**
 * The screen of an address, each loaded when it is opened.
 * @param location another than the router's own
 */
export const ScreenAt = memo(({ location }: { readonly location?: Location }) => (
  <Routes {...(location && { location })}>
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
));
