import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchRoutes } from 'react-router-dom';
import { basename } from '../language';
import { patterns } from '../paths';
import { type PageModule, type RouteName, routes } from '../routes';
import type { PageAddress } from '../state/pageData';

export interface RouteMatch {
  readonly name: RouteName;
  readonly params: PageAddress['params'];
}

/** The routes for the router; the last one matches every other path. */
export const namedRoutes = Object.entries({ ...patterns, notFound: '*' }).map(([name, path]) => ({
  id: name as RouteName,
  path,
}));

/** Finds the route of a URL's path as the router does. Its parameters are decoded. */
export function matchRoute(pathname: string): RouteMatch {
  const [match] = matchRoutes(namedRoutes, pathname, basename) ?? [];
  return match ? { name: match.route.id, params: match.params } : { name: 'notFound', params: {} };
}

type PageComponent = ComponentType | LazyExoticComponent<ComponentType>;

/** The components of the pages that were opened or preloaded. */
const components = new Map<RouteName, PageComponent>();

/** The component of a page. It suspends if the page was not preloaded. */
export function pageComponent(name: RouteName): PageComponent {
  const component = components.get(name) ?? lazy(routes[name].load);
  components.set(name, component);
  return component;
}

/** Discards the components, because `lazy` caches a failed load for ever. */
export const discardPageComponents = (): void => components.clear();

/** Loads the page of a route, so that it renders at once. @throws if its chunk fails to load */
export async function preloadPage(name: RouteName): Promise<PageModule> {
  const page = await routes[name].load();
  if (!components.has(name)) components.set(name, page.default);
  return page;
}
