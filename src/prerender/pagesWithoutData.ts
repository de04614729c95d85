import { cartCalls } from '@kedai/contract/calls/cart';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import { languages, pathInLanguage } from '@kedai/contract/protocol/languages';
import { type PreloadRequest, preloadOf } from '@kedai/contract/protocol/preload';
import { type PublicPage, pathExpression } from '@kedai/contract/protocol/storefrontBuild';
import { catalogueAddress } from '../api/catalogueAddress';
import { language } from '../language';
import { patterns, publicPatterns } from '../paths';
import { pagePreloadOf, type RouteName, routes } from '../routes';

/** A page that the build renders to HTML without data. */
export interface PageWithoutData {
  readonly name: RouteName;
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

/** The requests of the session and its cart, on every page. */
export const sessionPreloads: readonly PreloadRequest[] = [
  preloadOf(userCalls.verifyToken),
  preloadOf(cartCalls.get, {}),
];

/** The requests of a page without data. */
const preloadsOf = (name: RouteName): readonly PreloadRequest[] => {
  const preload = pagePreloadOf(name);
  const list = { address: catalogueAddress(productCalls.list.path) };
  return [list, ...sessionPreloads, ...(preload ? [preload] : [])];
};

/** The HTML file of a path. */
export const fileOf = (path: string): string => `${path}/index.html`.replace(/^\/+|\/(?=\/)/g, '');

const routed = (Object.keys(patterns) as (keyof typeof patterns)[]).map((name): PageWithoutData => {
  const location = pathInLanguage(language, patterns[name].replace(/:\w+/g, ANY));
  return {
    name,
    location,
    file: fileOf(location),
    path: pathExpression(patterns[name], languages[language].prefix),
    preloads: preloadsOf(name),
  };
});

/** Every page of the shop. They are rendered without knowledge of the visitor or the catalogue. */
export const pagesWithoutData: readonly PageWithoutData[] = [
  ...routed,
  {
    name: 'notFound',
    location: pathInLanguage(language, '/not-found'),
    file: pathInLanguage(language, '/404.html').slice(1),
    // Static servers answer every unknown path with this page.
    path: `^${routed.map(({ path }) => `(?!${path})`).join('')}`,
    preloads: preloadsOf('notFound'),
  },
];

/** The public pages, for the shop's server. */
export const publicPages: readonly PublicPage[] = (
  Object.keys(publicPatterns) as (keyof typeof publicPatterns)[]
).map((name) => ({ pattern: publicPatterns[name], query: [...(routes[name].query ?? [])] }));
