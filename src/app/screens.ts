import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { routes } from '../paths';
import type { AskAhead } from '../store/askAhead';

/** A screen's program. */
export interface Screen {
  readonly default: ComponentType;
  /** Asks for what the screen shows first, if it is the same whatever its address says and not asked for on every page. */
  readonly askAhead?: AskAhead;
}

export type LoadScreen = () => Promise<Screen>;

/** How each URL's screen is loaded (spec §2). */
export const screens: Readonly<Record<keyof typeof routes, LoadScreen>> = {
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
};

export const loadNotFound: LoadScreen = () =>
  import(/* webpackChunkName: "not-found" */ '../screens/NotFound');

export type ScreenName = keyof typeof routes;

/** Which screen an address has; null where there is none. */
export function screenNameAt(pathname: string): ScreenName | null {
  for (const [name, route] of Object.entries(routes)) {
    if (matchPath({ path: route, caseSensitive: true }, pathname)) return name as ScreenName;
  }
  return null;
}

/** How the screen of an address is loaded. */
export function screenAt(pathname: string): LoadScreen {
  const name = screenNameAt(pathname);
  return name === null ? loadNotFound : screens[name];
}

/** To render these begins nothing. */
const SHOWING: ReadonlySet<ScreenName | null> = new Set([
  'home',
  'collection',
  'product',
  'cart',
  'news',
  'newsItem',
  'outlets',
  'about',
  'contact',
] satisfies ScreenName[]);

/** Whether the screen of an address only shows what there is, and may be rendered before anybody opens it. */
export const onlyShows = (pathname: string): boolean => SHOWING.has(screenNameAt(pathname));
