import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { App } from './app/App';
import { matchRoute, preloadScreen } from './app/screens';
import { PROMPT_IDS, PromptTree } from './app/start/hydrateServicePrompt';
import type { HydrationData } from './app/start/hydration';
import { cartCalls } from './contract/cart';
import { customCalls } from './contract/custom';
import { COLLECTION_PAGE_SIZE, NEWS_PAGE_SIZE } from './contract/limits';
import { newsCalls } from './contract/news';
import { orderCalls } from './contract/order';
import { outletCalls } from './contract/outlet';
import type { PreloadRequest } from './contract/preload';
import { productCalls } from './contract/product';
import { userCalls } from './contract/user';
import { type DocumentTemplate, fillDocument } from './pageDocument';
import { routes } from './paths';
import { renderToHtml } from './renderToHtml';
import { type AppStore, createStore } from './store/createStore';
import { type DehydratedState, dehydrate, dehydrateList } from './store/dehydrate';
import { memoryStorage } from './store/storage';
import { noscriptText } from './text/noscript';

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

const NO_FIELDS = JSON.stringify({});

/** The requests of the session and its cart, on every page. */
const sessionPreloads: readonly PreloadRequest[] = [
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
  orders: { address: orderCalls.userorders.path, json: NO_FIELDS, isCustomers: true },
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

/** The elements for the head, which React renders before the page. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const neverResolves = () => new Promise<never>(() => undefined);

/** Renders a location with the data of a store, and the service prompt that covers it on a first visit. */
export async function renderContent(
  location: string,
  store: AppStore = createStore({ storage: memoryStorage() }),
) {
  const sheet = new ServerStyleSheet();
  try {
    const page = await renderToHtml(
      sheet.collectStyles(
        <StaticRouter location={location}>
          <App store={store} />
        </StaticRouter>,
      ),
    );
    const prompt = await renderToHtml(
      sheet.collectStyles(<PromptTree loadSteps={neverResolves} reloadPage={neverResolves} />),
      PROMPT_IDS,
    );
    const headElements = (html: string) => HEAD_ELEMENTS.exec(html)?.[0] ?? '';
    return {
      head: headElements(page) + headElements(prompt),
      styles: sheet.getStyleTags(),
      page: page.slice(headElements(page).length),
      prompt: prompt.slice(headElements(prompt).length),
      noscript: await renderToHtml(noscriptText),
    };
  } finally {
    sheet.seal();
  }
}

/** The pages that are rendered with data: a regular expression of their paths, and the query parameters that matter. */
export async function dataPages(): Promise<DocumentTemplate['dataPages']> {
  const screens = await Promise.all(
    routed.map(async ({ name, path }) => ({ path, ...(await preloadScreen(name)) })),
  );
  return screens
    .filter(({ loadData }) => loadData !== undefined)
    .map(({ path, dataQuery = [] }) => ({ path, query: dataQuery }));
}

/** The HTML of a page without data, which every static server can serve. No server is called. */
export async function renderShell(
  template: DocumentTemplate,
  { name, location, path, preloads }: PrerenderedRoute,
): Promise<string> {
  const content = await renderContent(location);
  return fillDocument(template, { name, path, preloads, ...content });
}

/** A page that was rendered with its data. */
export interface RenderedPage {
  readonly html: string;
  /** 404 when the shop has no such product or news item. */
  readonly status: 200 | 404;
}

/**
 * Renders pages with the data that they show first. The HTML is the same for every visitor.
 * @param callApi answers the API calls of the pages
 * @returns renders the page of a URL without parameters that the page does not read
 */
export function createPageRenderer(template: DocumentTemplate, callApi: typeof fetch) {
  const storage = memoryStorage();
  /** The product list of the version that was rendered last: requesting and reading it again takes long if it is large. */
  let cached: { readonly version: string; readonly list: DehydratedState } | null = null;

  /** @returns null for a page without public data, and when a call failed */
  return async (address: URL, version: string): Promise<RenderedPage | null> => {
    const { name, params } = matchRoute(address.pathname);
    const { loadData } = await preloadScreen(name);
    if (loadData === undefined) return null;
    const query = address.searchParams;
    const data = createStore({
      storage,
      settings: { baseUrl: address.origin, fetch: callApi },
      preloadedState: cached?.version === version ? cached.list : {},
    });
    const result = await loadData(data.dispatch, { params, query });
    if (result.isError) return null;
    cached = { version, list: dehydrateList(data.getState()) };
    const state = dehydrate(data.getState(), result.excerpt ?? null);
    // Rendering with the state that the browser gets makes hydration find the same HTML.
    const content = await renderContent(
      `${address.pathname}?${query}`,
      createStore({ storage, preloadedState: state }),
    );
    const html = fillDocument(template, {
      name,
      path: `^${escapeRegExp(address.pathname)}/?$`,
      preloads: sessionPreloads,
      ...content,
      data: { query: query.toString(), state } satisfies HydrationData,
    });
    return { html, status: result.isMissing ? 404 : 200 };
  };
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
