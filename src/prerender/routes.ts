import { cartCalls } from '@kedai/contract/calls/cart';
import { customCalls } from '@kedai/contract/calls/custom';
import { newsCalls } from '@kedai/contract/calls/news';
import { orderCalls } from '@kedai/contract/calls/order';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import type { PreloadRequest } from '@kedai/contract/protocol/preload';
import {
  COLLECTION_PAGE_SIZE,
  NEWS_PAGE_SIZE,
  ORDERS_PAGE_SIZE,
} from '@kedai/contract/rules/limits';
import { preloadScreen } from '../app/screens';
import { routes } from '../paths';
import type { DocumentTemplate } from './document';

/** A page that the build renders to HTML. */
export interface PrerenderedRoute {
  /** The screen's name, as in `routes`. */
  readonly name: keyof typeof routes | 'notFound';
  /** The file of its HTML in the build. A folder `_` stands for any name. */
  readonly file: string;
  /** The address at which it is rendered. */
  readonly location: string;
  /** A regular expression of the paths at which it may be shown. */
  readonly path: string;
  /** The requests that its program makes as soon as it starts. */
  readonly preloads: readonly PreloadRequest[];
}

/** The placeholder for an id. */
const ANY = '_';

/** Whether the page at a location is that of any id. */
export const standsForMany = (location: string): boolean => location.split('/').includes(ANY);

const NO_FIELDS = JSON.stringify({});

/** The requests of the session and its cart, on every page. */
export const sessionPreloads: readonly PreloadRequest[] = [
  { address: userCalls.verifyToken.path },
  { address: cartCalls.get.path, json: NO_FIELDS, isCustomers: true },
];

/** The requests of the shell on a page without data. */
const shellPreloads: readonly PreloadRequest[] = [
  { address: productCalls.list.path },
  ...sessionPreloads,
];

const newsOf = (page: string): PreloadRequest => ({
  address: `${newsCalls.all.path}?page=${page}&limit=${NEWS_PAGE_SIZE}`,
});

const preloads: Partial<Record<PrerenderedRoute['name'], PreloadRequest>> = {
  home: { address: customCalls.getSliderImages.path },
  collection: {
    address: productCalls.fetchProducts.path,
    json: JSON.stringify({ productName: null, page: 1, amount: COLLECTION_PAGE_SIZE }),
    // With one of these, the page shows the product list, which every page requests.
    unless: ['category', 'type', 'sort'],
  },
  news: newsOf('{page}'),
  // The item is searched for from the newest page on.
  newsItem: newsOf('1'),
  outlets: { address: outletCalls.outletList.path },
  orders: {
    address: orderCalls.userorders.path,
    json: JSON.stringify({ amount: ORDERS_PAGE_SIZE }),
    isCustomers: true,
  },
};

const preloadsOf = (name: PrerenderedRoute['name']) => [
  ...shellPreloads,
  ...(preloads[name] ? [preloads[name]] : []),
];

const pageOf = (name: keyof typeof routes): PrerenderedRoute => {
  const location = routes[name].replace(/:\w+/g, ANY);
  return {
    name,
    location,
    file: `${location.slice(1)}/index.html`.replace(/^\//, ''),
    path: `^${routes[name].replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`,
    preloads: preloadsOf(name),
  };
};

const routed = (Object.keys(routes) as (keyof typeof routes)[]).map(pageOf);

/** Every page of the shop. They are rendered without knowledge of the visitor or the catalogue. */
export const pages: readonly PrerenderedRoute[] = [
  ...routed,
  {
    name: 'notFound',
    location: '/not-found',
    file: '404.html',
    // Static servers answer every unknown path with this page.
    path: `^${routed.map(({ path }) => `(?!${path})`).join('')}`,
    preloads: preloadsOf('notFound'),
  },
];

/** The routes of public pages, which the shop's server renders with their data. */
export const publicRoutes: readonly (keyof typeof routes)[] = [
  'home',
  'collection',
  'product',
  'news',
  'newsItem',
  'outlets',
  'about',
  'contact',
];

/** The public pages, for the shop's server. */
export const publicPages = (): Promise<DocumentTemplate['publicPages']> =>
  Promise.all(
    pages
      .filter(({ name }) => publicRoutes.some((route) => route === name))
      .map(async ({ name, path }) => {
        const { dataQuery = [] } = await preloadScreen(name);
        return { path, query: dataQuery };
      }),
  );
