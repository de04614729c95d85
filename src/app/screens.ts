import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchRoutes } from 'react-router-dom';
import { routes } from '../paths';
import type { LoadPageData, PageAddress } from '../state/pageData';

export interface Screen {
  readonly default: ComponentType;
  /** For screens that show public data. */
  readonly loadData?: LoadPageData;
  /** The query parameters that `loadData` reads. */
  readonly dataQuery?: readonly string[];
}

export type LoadScreen = () => Promise<Screen>;

type ScreenName = keyof typeof routes | 'notFound';

export const screens: Readonly<Record<ScreenName, LoadScreen>> = {
  home: () => import(/* webpackChunkName: "home" */ '../screens/Home'),
  collection: () => import(/* webpackChunkName: "collection" */ '../screens/Collection'),
  product: () => import(/* webpackChunkName: "product" */ '../screens/Product'),
  news: () => import(/* webpackChunkName: "news" */ '../screens/News'),
  newsItem: () => import(/* webpackChunkName: "news-item" */ '../screens/NewsItem'),
  outlets: () => import(/* webpackChunkName: "outlets" */ '../screens/Outlets'),
  about: () => import(/* webpackChunkName: "about" */ '../screens/About'),
  contact: () => import(/* webpackChunkName: "contact" */ '../screens/Contact'),
  cart: () => import(/* webpackChunkName: "cart" */ '../screens/Cart'),
  login: () => import(/* webpackChunkName: "login" */ '../screens/Login'),
  register: () => import(/* webpackChunkName: "register" */ '../screens/Register'),
  emailVerify: () => import(/* webpackChunkName: "email-verify" */ '../screens/EmailVerify'),
  resetPassword: () => import(/* webpackChunkName: "reset-password" */ '../screens/ResetPassword'),
  myProfile: () => import(/* webpackChunkName: "my-profile" */ '../screens/MyProfile'),
  orders: () => import(/* webpackChunkName: "orders" */ '../screens/Orders'),
  placeOrder: () => import(/* webpackChunkName: "place-order" */ '../screens/PlaceOrder'),
  checkout: () => import(/* webpackChunkName: "checkout" */ '../screens/Checkout'),
  notFound: () => import(/* webpackChunkName: "not-found" */ '../screens/NotFound'),
};

export interface RouteMatch {
  readonly name: ScreenName;
  readonly params: PageAddress['params'];
}

const namedRoutes = (Object.keys(routes) as (keyof typeof routes)[]).map((name) => ({
  id: name,
  path: routes[name],
}));

/** Finds the route of a path as the router does. Its parameters are decoded. */
export function matchRoute(pathname: string): RouteMatch {
  const [match] = matchRoutes(namedRoutes, pathname) ?? [];
  return match ? { name: match.route.id, params: match.params } : { name: 'notFound', params: {} };
}

type ScreenComponent = ComponentType | LazyExoticComponent<ComponentType>;

/** The components of the screens that were opened or preloaded. */
const components = new Map<LoadScreen, ScreenComponent>();

/** The component of a screen. It suspends if the screen was not preloaded. */
export function screenComponent(load: LoadScreen): ScreenComponent {
  const component = components.get(load) ?? lazy(load);
  components.set(load, component);
  return component;
}

/** Discards the components, because `lazy` caches a failed load for ever. */
export const discardScreenComponents = (): void => components.clear();

/** Loads the screen of a route, so that it renders at once. @throws if its chunk fails to load */
export async function preloadScreen(name: ScreenName): Promise<Screen> {
  const load = screens[name];
  const screen = await load();
  if (!components.has(load)) components.set(load, screen.default);
  return screen;
}
