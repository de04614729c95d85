/*
 * The pages to which the server sends shoppers: by links in mails, and after a card payment. The storefront's table of all
 * pages is `src/paths.ts`.
 */
export const CART_PAGE = '/cart';
export const ORDERS_PAGE = '/orders';
export const RESET_PASSWORD_PAGE = '/reset-password';
export const CHECKOUT_PAGE = '/checkout/:orderId';
export const ABOUT_PAGE = '/about';
/** The section of the terms on that page. */
export const TERMS_ANCHOR = 'terms';
