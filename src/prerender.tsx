import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { App } from './app/App';
import { QUESTION_IDS, QuestionTree } from './app/start/askFirst';
import { cartCalls } from './contract/cart';
import { customCalls } from './contract/custom';
import type { EarlyAsk } from './contract/earlyAsk';
import { COLLECTION_PAGE_SIZE, NEWS_PAGE_SIZE } from './contract/limits';
import { newsCalls } from './contract/news';
import { orderCalls } from './contract/order';
import { outletCalls } from './contract/outlet';
import { productCalls } from './contract/product';
import { sessionCalls } from './contract/session';
import { htmlOf } from './htmlOf';
import { LooksAhead } from './looksAhead';
import { routes } from './paths';
import { createStore } from './store/createStore';
import { memoryStorage } from './store/storage';
import { noscriptText } from './text/noscript';

/** One page that is rendered ahead. */
export interface AheadPage {
  /** The screen's name, as in `routes`. */
  readonly name: keyof typeof routes | 'notFound';
  /** Where its HTML lies in the build. A folder `_` stands for any name. */
  readonly file: string;
  /** The address that it is rendered at. */
  readonly location: string;
  /** A regular expression: the paths that it may be shown at. */
  readonly path: string;
  /** What its program asks for as soon as it is there. */
  readonly asks: readonly EarlyAsk[];
}

/** What stands for an id that nobody knows yet. */
const ANY = '_';

const NO_FIELDS = JSON.stringify({});

/** What the shell of every page asks. */
const always: readonly EarlyAsk[] = [
  { address: productCalls.list.path },
  { address: sessionCalls.verifyToken.path },
  { address: cartCalls.get.path, json: NO_FIELDS, isCustomers: true },
];

const newsOf = (page: string): EarlyAsk => ({
  address: `${newsCalls.all.path}?page=${page}&limit=${NEWS_PAGE_SIZE}`,
});

const asks: Partial<Record<AheadPage['name'], EarlyAsk>> = {
  home: { address: customCalls.getSliderImages.path },
  collection: {
    address: productCalls.fetchProducts.path,
    json: JSON.stringify({ productName: null, page: 1, amount: COLLECTION_PAGE_SIZE }),
    // Then the product list answers, which every page asks for.
    unless: ['category', 'type', 'sort'],
  },
  news: newsOf('{page}'),
  // It is looked for from the newest on.
  newsItem: newsOf('1'),
  outlets: { address: outletCalls.outletList.path },
  orders: { address: orderCalls.userorders.path, json: NO_FIELDS, isCustomers: true },
};

const asksOf = (name: AheadPage['name']) => [...always, ...(asks[name] ? [asks[name]] : [])];

const pageOf = (name: keyof typeof routes): AheadPage => {
  const location = routes[name].replace(/:\w+/g, ANY);
  return {
    name,
    location,
    file: `${location.slice(1)}/index.html`.replace(/^\//, ''),
    path: `^${routes[name].replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`,
    asks: asksOf(name),
  };
};

const routed = (Object.keys(routes) as (keyof typeof routes)[]).map(pageOf);

/** Every page of the shop, as it is before anything is known of the visitor and of the catalogue. */
export const pages: readonly AheadPage[] = [
  ...routed,
  {
    name: 'notFound',
    location: '/not-found',
    file: '404.html',
    // A server that knows no paths of ours answers all of them with this page.
    path: `^${routed.map(({ path }) => `(?!${path})`).join('')}`,
    asks: asksOf('notFound'),
  },
];

export interface AheadHtml {
  /** Title, description and what is to be loaded early. */
  readonly head: string;
  readonly styles: string;
  /** What goes into `#root`. */
  readonly page: string;
  /** What goes into `#service`: the first question. */
  readonly question: string;
  /** What a browser without JavaScript is told. */
  readonly noscript: string;
}

/** What React puts before the page itself because it belongs into the head. */
const IN_FRONT = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const never = () => new Promise<never>(() => undefined);

/** Renders a page and the question that stands over it on a first visit. Nothing is asked of any server. */
export async function renderAhead(location: string): Promise<AheadHtml> {
  const sheet = new ServerStyleSheet();
  try {
    const store = createStore({ storage: memoryStorage() });
    const page = await htmlOf(
      sheet.collectStyles(
        <StaticRouter location={location}>
          <App store={store} />
        </StaticRouter>,
      ),
    );
    const question = await htmlOf(
      sheet.collectStyles(<QuestionTree loadSteps={never} reloadPage={never} />),
      QUESTION_IDS,
    );
    // Its HTML is of no use.
    await htmlOf(
      sheet.collectStyles(
        <StaticRouter location={location}>
          <LooksAhead />
        </StaticRouter>,
      ),
    );
    const inFront = (html: string) => IN_FRONT.exec(html)?.[0] ?? '';
    return {
      head: inFront(page) + inFront(question),
      styles: sheet.getStyleTags(),
      page: page.slice(inFront(page).length),
      question: question.slice(inFront(question).length),
      noscript: await htmlOf(noscriptText),
    };
  } finally {
    sheet.seal();
  }
}
