import type { LeftOutLine } from '@kedai/contract/calls/cart';
import {
  ABOUT_PAGE,
  CART_PAGE,
  CHECKOUT_PAGE,
  ORDERS_PAGE,
  RESET_PASSWORD_PAGE,
  TERMS_ANCHOR,
} from '@kedai/contract/protocol/pagePaths';

/**
 * The URL of every page, as a pattern of the router, by who may see it. `src/routes.ts` has a row for each. They are apart
 * because every program links to pages, and few load them.
 */

/** The same for everybody: the shop's server renders them with their data, and the sitemap lists them. */
export const publicPatterns = {
  home: '/',
  collection: '/collection',
  product: '/product/:productId',
  news: '/news',
  newsItem: '/news/:newsId',
  outlets: '/outlets',
  about: ABOUT_PAGE,
  contact: '/contact',
} as const;

/** The pages on the way to the account. */
export const accountPatterns = {
  login: '/login',
  register: '/register',
  emailVerify: '/email-verify',
  resetPassword: RESET_PASSWORD_PAGE,
} as const;

/** A guest is asked to sign in. */
export const customerPatterns = {
  myProfile: '/my-profile',
  orders: ORDERS_PAGE,
  placeOrder: '/place-order',
  checkout: CHECKOUT_PAGE,
} as const;

export const patterns = {
  ...publicPatterns,
  cart: CART_PAGE,
  ...accountPatterns,
  ...customerPatterns,
} as const;

const withId = (pattern: string, id: string): string =>
  pattern.replace(/:\w+/, encodeURIComponent(id));

export const paths = {
  ...patterns,
  product: (productId: string) => withId(patterns.product, productId),
  newsItem: (newsId: string) => withId(patterns.newsItem, newsId),
  checkout: (orderId: string) => withId(patterns.checkout, orderId),
} as const;

/** The router state of a link to sign-in. Sign-in navigates back to this path. */
export const returnState = (path: string) => ({ next: path });

/** The router state of the cart: what of an order could not be ordered again. */
export const leftOutState = (leftOut: readonly LeftOutLine[]) => ({ leftOut });

/** A page on the way to the account. */
export type AccountPath = (typeof accountPatterns)[keyof typeof accountPatterns];

/** The URL of a page on the way to the account. @param next the path to show after the sign-in; null: home */
export const accountPath = (page: AccountPath, next: string | null): string =>
  next === null ? page : `${page}?${new URLSearchParams({ next })}`;

/** The URL of the sign-in page that returns to a path afterwards. */
export const loginPath = (returnTo: string): string => accountPath(paths.login, returnTo);

/** Ids of sections that links point to. */
export const anchors = {
  careers: 'careers',
  delivery: 'delivery',
  privacy: 'privacy',
  terms: TERMS_ANCHOR,
} as const;

/** Whether a path is the payment page of an order. */
export const isPaymentPath = (pathname: string): boolean => pathname.startsWith(paths.checkout(''));

/**
 * Whether the shared bars, the search opener and the footer are hidden: on the order form and on every
 * page of the checkout (spec §2).
 */
export function isCheckoutPath(pathname: string): boolean {
  return pathname === paths.placeOrder || isPaymentPath(pathname);
}
