/** The router's patterns of all URLs. `paths` builds the URLs. */
export const routes = {
  home: '/',
  collection: '/collection',
  product: '/product/:productId',
  news: '/news',
  newsItem: '/news/:newsId',
  about: '/about',
  contact: '/contact',
  outlets: '/outlets',
  cart: '/cart',
  login: '/login',
  register: '/register',
  emailVerify: '/email-verify',
  resetPassword: '/reset-password',
  myProfile: '/my-profile',
  orders: '/orders',
  placeOrder: '/place-order',
  checkout: '/checkout/:orderId',
} as const;

export const paths = {
  ...routes,
  product: (productId: string) => `/product/${encodeURIComponent(productId)}`,
  newsItem: (newsId: string) => `/news/${encodeURIComponent(newsId)}`,
  checkout: (orderId: string) => `/checkout/${encodeURIComponent(orderId)}`,
} as const;

/** The router state of a link to sign-in. Sign-in navigates back to this path. */
export const returnState = (path: string) => ({ next: path });

/** A page on the way to the account. */
export type AccountPath = (typeof routes)['login' | 'register' | 'emailVerify' | 'resetPassword'];

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
  terms: 'terms',
} as const;

/** Whether a path is the payment page of an order. */
export const isPaymentPath = (pathname: string): boolean => pathname.startsWith('/checkout/');

/**
 * Whether the shared bars, the search opener and the footer are hidden: on the order form and on every
 * page of the checkout (spec §2).
 */
export function isCheckoutPath(pathname: string): boolean {
  return pathname === routes.placeOrder || isPaymentPath(pathname);
}
