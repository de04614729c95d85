import { newsCalls } from '@kedai/contract/calls/news';
import { productCalls } from '@kedai/contract/calls/product';
import { pathInLanguage } from '@kedai/contract/protocol/languages';
import {
  robotsTxt,
  type SitemapItem,
  sitemapEntries,
  sitemapFiles,
  sitemapXml,
} from '@kedai/contract/protocol/sitemap';
import type { DocumentTemplate } from '@kedai/contract/protocol/storefrontBuild';
import * as v from 'valibot';
import { language, shopLanguages } from '../language';
import { publicPatterns } from '../paths';
import type { HasPreview } from './metadata';
import { fileOf } from './pagesWithoutData';
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
 * Renders every public page with its data as files for a static server; in English also the sitemap and `robots.txt`, which
 * the languages share.
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
  const items = await readItems(origin, callApi);
  const patterns = Object.values(publicPatterns);
  const rendered: StaticFile[] = [];
  for (const entry of sitemapEntries(patterns, items)) {
    const path = pathInLanguage(language, entry.path);
    const page = await render(new URL(path, origin), 'build');
    if (page === null) throw new Error(`The API did not serve the calls of the page ${path}.`);
    rendered.push({ file: fileOf(decodeURIComponent(path)), content: page.html });
  }
  if (language !== 'en') return rendered;
  const entries = sitemapEntries(patterns, items, shopLanguages);
  const sitemap = sitemapFiles(entries).map((file) => ({
    file,
    content: sitemapXml(file, entries, origin) ?? '',
  }));
  return [...rendered, ...sitemap, { file: ROBOTS_FILE, content: robotsTxt(origin) }];
}

/** The file for crawlers, of a build without the catalogue. The languages share it. */
export const robotsFiles = (): readonly StaticFile[] =>
  language === 'en' ? [{ file: ROBOTS_FILE, content: robotsTxt() }] : [];

/** The products and news, by the parameter of their pages. */
async function readItems(
  origin: string,
  callApi: typeof fetch,
): Promise<Readonly<Record<string, readonly SitemapItem[]>>> {
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
  return { productId: products.map(({ id }) => ({ id })), newsId: news };
}
