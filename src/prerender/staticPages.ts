import { newsCalls } from '@kedai/contract/calls/news';
import { productCalls } from '@kedai/contract/calls/product';
import {
  robotsTxt,
  type SitemapEntry,
  type SitemapItem,
  sitemapEntries,
  sitemapFiles,
  sitemapXml,
} from '@kedai/contract/protocol/sitemap';
import type { DocumentTemplate } from '@kedai/contract/protocol/storefrontBuild';
import * as v from 'valibot';
import { publicPatterns } from '../paths';
import type { HasPreview } from './metadata';
import { createPageRenderer } from './renderPage';

/** The most news items that the API lists at once. */
const NEWS_PER_CALL = 100;

const ROBOTS_FILE = 'robots.txt';

/** A file of a build. */
export interface StaticFile {
  readonly file: string;
  readonly content: string;
}

/**
 * Renders every public page with its data, the sitemap and `robots.txt`, as files for a static server.
 * @param origin the public origin of the shop, for canonical URLs
 * @param callApi answers the API calls of the pages; it gets URLs of `origin`
 * @throws an error when the API does not respond
 */
export async function renderStaticFiles(
  template: DocumentTemplate,
  origin: string,
  callApi: typeof fetch,
  hasPreview: HasPreview,
): Promise<readonly StaticFile[]> {
  const render = createPageRenderer(template, callApi, hasPreview);
  const entries = await readEntries(origin, callApi);
  const rendered: StaticFile[] = [];
  for (const { path } of entries) {
    const page = await render(new URL(path, origin), 'build');
    if (page === null) throw new Error(`The API did not serve the calls of the page ${path}.`);
    const file = `${decodeURIComponent(path).slice(1)}/index.html`.replace(/^\//, '');
    rendered.push({ file, content: page.html });
  }
  const sitemap = sitemapFiles(entries).map((file) => ({
    file,
    content: sitemapXml(file, entries, origin) ?? '',
  }));
  return [...rendered, ...sitemap, { file: ROBOTS_FILE, content: robotsTxt(origin) }];
}

/** The file for crawlers, of a build without the catalogue. */
export const robotsFile = (): StaticFile => ({ file: ROBOTS_FILE, content: robotsTxt() });

/** All public pages. */
async function readEntries(
  origin: string,
  callApi: typeof fetch,
): Promise<readonly SitemapEntry[]> {
  const get = async (path: string): Promise<unknown> => {
    const response = await callApi(new URL(path, origin).href, { method: 'GET' });
    return response.json();
  };
  const { products } = v.parse(productCalls.list.response, await get(productCalls.list.path));
  const news: SitemapItem[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const path = `${newsCalls.all.path}?page=${page}&limit=${NEWS_PER_CALL}`;
    const { items, totalPages } = v.parse(newsCalls.all.response, await get(path));
    news.push(...items);
    last = totalPages;
  }
  return sitemapEntries(Object.values(publicPatterns), {
    productId: products.map(({ id }) => ({ id })),
    newsId: news,
  });
}
