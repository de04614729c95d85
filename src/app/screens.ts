import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { routes } from '../paths';
import type { PrefetchThunk } from '../store/prefetchQuery';

/** The chunk of a screen. */
export interface Screen {
  readonly default: ComponentType;
  /** Requests the screen's first data. Only for data that depends on no query and that no other page requests. */
  readonly prefetchQuery?: PrefetchThunk;
}

export type LoadScreen = () => Promise<Screen>;

/** Loads the screen of each route (spec §2). */
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

type ScreenName = keyof typeof routes;

/** The name of the screen at an address; null when there is none. */
function screenNameAt(pathname: string): ScreenName | null {
  for (const [name, route] of Object.entries(routes)) {
    if (matchPath({ path: route, caseSensitive: true }, pathname)) return name as ScreenName;
  }
  return null;
}

/** Loads the screen at an address. */
export function screenAt(pathname: string): LoadScreen {
  const name = screenNameAt(pathname);
  return name === null ? loadNotFound : screens[name];
}
