import { customCalls } from '@kedai/contract/calls/custom';
import { newsCalls } from '@kedai/contract/calls/news';
import { orderCalls } from '@kedai/contract/calls/order';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { productCalls } from '@kedai/contract/calls/product';
import { type PreloadRequest, preloadOf } from '@kedai/contract/protocol/preload';
import {
  COLLECTION_PAGE_SIZE,
  NEWS_PAGE_SIZE,
  ORDERS_PAGE_SIZE,
} from '@kedai/contract/rules/limits';
import type { ComponentType } from 'react';
import { catalogueAddress } from './api/catalogueAddress';
import { languageField } from './api/fromCall';
import type { patterns } from './paths';
import type { LoadPageData } from './state/pageData';

/** The module of a page. */
export interface PageModule {
  readonly default: ComponentType;
  /** For pages that show public data. */
  readonly loadData?: LoadPageData;
}

export interface Route {
  readonly load: () => Promise<PageModule>;
  /** The query parameters that `loadData` reads. */
  readonly query?: readonly string[];
}

export type RouteName = keyof typeof patterns | 'notFound';

/**
 * Every page of the shop. The router, the prefetch of links, the prerender program and the sitemap read this table.
 * `src/paths.ts` says the URL of each page and who may see it, `src/text/pages.ts` its title.
 */
export const routes: Readonly<Record<RouteName, Route>> = {
  home: {
    load: () => import(/* webpackChunkName: "home" */ './features/home/HomePage'),
  },
  collection: {
    load: () => import(/* webpackChunkName: "collection" */ './features/catalogue/CollectionPage'),
    query: ['category', 'type', 'sort', 'pages'],
  },
  product: {
    load: () => import(/* webpackChunkName: "product" */ './features/catalogue/ProductPage'),
  },
  news: {
    load: () => import(/* webpackChunkName: "news" */ './features/news/NewsPage'),
    query: ['page'],
  },
  newsItem: {
    load: () => import(/* webpackChunkName: "news-item" */ './features/news/NewsItemPage'),
  },
  outlets: {
    load: () => import(/* webpackChunkName: "outlets" */ './features/outlets/OutletsPage'),
  },
  about: {
    load: () => import(/* webpackChunkName: "about" */ './features/content/AboutPage'),
  },
  contact: {
    load: () => import(/* webpackChunkName: "contact" */ './features/content/ContactPage'),
  },
  cart: {
    load: () => import(/* webpackChunkName: "cart" */ './features/cart/CartPage'),
  },
  login: {
    load: () => import(/* webpackChunkName: "login" */ './features/session/LoginPage'),
  },
  register: {
    load: () => import(/* webpackChunkName: "register" */ './features/registration/RegisterPage'),
  },
  emailVerify: {
    load: () => import(/* webpackChunkName: "email-verify" */ './features/session/EmailVerifyPage'),
  },
  resetPassword: {
    load: () =>
      import(/* webpackChunkName: "reset-password" */ './features/passwordReset/ResetPasswordPage'),
  },
  myProfile: {
    load: () => import(/* webpackChunkName: "my-profile" */ './features/profile/ProfilePage'),
  },
  orders: {
    load: () => import(/* webpackChunkName: "orders" */ './features/orders/OrdersPage'),
  },
  placeOrder: {
    load: () =>
      import(/* webpackChunkName: "place-order" */ './features/placeOrder/PlaceOrderPage'),
  },
  checkout: {
    load: () => import(/* webpackChunkName: "checkout" */ './features/payment/PaymentPage'),
  },
  notFound: {
    load: () => import(/* webpackChunkName: "not-found" */ './features/content/NotFoundPage'),
  },
};

const newsOf = (page: string): PreloadRequest => ({
  address: catalogueAddress(`${newsCalls.all.path}?page=${page}&limit=${NEWS_PAGE_SIZE}`),
});

/**
 * The requests of a page that start before its program has loaded. They are no part of the table: the browser's bundle has
 * the table, but not the calls of all pages.
 */
export const pagePreloadOf = (name: RouteName): PreloadRequest | undefined => {
  const preloads: Partial<Record<RouteName, PreloadRequest>> = {
    home: preloadOf(customCalls.getSliderImages),
    collection: {
      ...preloadOf(productCalls.fetchProducts, {
        productName: null,
        page: 1,
        amount: COLLECTION_PAGE_SIZE,
        ...languageField,
      }),
      // With one of these, the page shows the product list, which every page requests.
      unless: ['category', 'type', 'sort'],
    },
    news: newsOf('{page}'),
    // The item is searched for from the newest page on.
    newsItem: newsOf('1'),
    outlets: { address: catalogueAddress(outletCalls.outletList.path) },
    orders: preloadOf(orderCalls.userorders, { amount: ORDERS_PAGE_SIZE }),
  };
  return preloads[name];
};
