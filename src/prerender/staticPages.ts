import * as v from 'valibot';
import { newsCalls } from '../contract/news';
import { productCalls } from '../contract/product';
import { paths, routes } from '../paths';
import type { DocumentTemplate } from './document';
import { createPageRenderer } from './pageRenderer';
import { publicRoutes } from './routes';

/** The most news items that the API lists at once. */
const NEWS_PER_CALL = 100;

/** The public pages without a parameter. */
const fixedPages = publicRoutes.map((name) => routes[name]).filter((path) => !path.includes(':'));

/** An HTML file of a build. */
export interface StaticPage {
  readonly file: string;
  readonly html: string;
}

/**
 * Renders every public page with its data, as files for a static server.
 * @param origin the public origin of the shop, for canonical URLs
 * @param callApi answers the API calls of the pages; it gets URLs of `origin`
 * @throws an error when the API does not answer
 */
export async function renderStaticPages(
  template: DocumentTemplate,
  origin: string,
  callApi: typeof fetch,
): Promise<readonly StaticPage[]> {
  const render = createPageRenderer(template, callApi, { hasPreviews: false });
  const rendered: StaticPage[] = [];
  for (const path of [...fixedPages, ...(await itemPages(origin, callApi))]) {
    const page = await render(new URL(path, origin), 'build');
    if (page === null) throw new Error(`The API did not answer the calls of the page ${path}.`);
    const file = `${decodeURIComponent(path).slice(1)}/index.html`.replace(/^\//, '');
    rendered.push({ file, html: page.html });
  }
  return rendered;
}

/** The paths of all products and news items. */
async function itemPages(origin: string, callApi: typeof fetch): Promise<readonly string[]> {
  const get = async (path: string): Promise<unknown> => {
    const response = await callApi(new URL(path, origin).href, { method: 'GET' });
    return response.json();
  };
  const { products } = v.parse(productCalls.list.response, await get(productCalls.list.path));
  const news: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const path = `${newsCalls.all.path}?page=${page}&limit=${NEWS_PER_CALL}`;
    const { items, totalPages } = v.parse(newsCalls.all.response, await get(path));
    news.push(...items.map(({ id }) => paths.newsItem(id)));
    last = totalPages;
  }
  return [...products.map(({ id }) => paths.product(id)), ...news];
}
