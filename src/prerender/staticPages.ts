import { newsCalls } from '@kedai/contract/calls/news';
import { productCalls } from '@kedai/contract/calls/product';
import {
  type Language,
  languageOfPath,
  languages,
  pathInLanguage,
} from '@kedai/contract/protocol/languages';
import {
  robotsTxt,
  type SitemapItem,
  sitemapEntries,
  sitemapFiles,
  sitemapXml,
} from '@kedai/contract/protocol/sitemap';
import type { DocumentTemplate } from '@kedai/contract/protocol/storefrontBuild';
import * as v from 'valibot';
import { catalogueAddress } from '../api/catalogueAddress';
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
  const entries = sitemapEntries(patterns, items, shopLanguages);
  for (const { path: englishPath, translated } of entries) {
    if (languageOfPath(englishPath) !== 'en') continue;
    const path = pathInLanguage(language, englishPath);
    const page = await render(new URL(path, origin), 'build', translated?.into);
    if (page === null) throw new Error(`The API did not serve the calls of the page ${path}.`);
    rendered.push({ file: fileOf(decodeURIComponent(path)), content: page.html });
  }
  if (language !== 'en') return rendered;
  const sitemap = sitemapFiles(entries).map((file) => ({
    file,
    content: sitemapXml(file, entries, origin) ?? '',
  }));
  return [...rendered, ...sitemap, { file: ROBOTS_FILE, content: robotsTxt(origin) }];
}

/** The file for crawlers, of a build without the catalogue. The languages share it. */
export const robotsFiles = (): readonly StaticFile[] =>
  language === 'en' ? [{ file: ROBOTS_FILE, content: robotsTxt() }] : [];

/** The products and news with their languages, by the parameter of their pages. */
async function readItems(
  origin: string,
  callApi: typeof fetch,
): Promise<Readonly<Record<string, readonly SitemapItem[]>>> {
  const get = async (path: string, into: Language): Promise<unknown> => {
    const url = new URL(catalogueAddress(path, into), origin);
    const response = await callApi(url.href, { method: 'GET' });
    return response.json();
  };
  const readProducts = async (into: Language): Promise<readonly Item[]> => {
    const list = v.parse(productCalls.list.response, await get(productCalls.list.path, into));
    return list.products.map(({ id, language: tag }) => ({ id, language: tag }));
  };
  const readNews = async (into: Language): Promise<readonly Item[]> => {
    const news: Item[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const path = `${newsCalls.all.path}?page=${page}&limit=${NEWS_PER_CALL}`;
      const { items, totalPages } = v.parse(newsCalls.all.response, await get(path, into));
      news.push(...items);
      last = totalPages;
    }
    return news;
  };
  return { productId: await withLanguages(readProducts), newsId: await withLanguages(readNews) };
}

interface Item extends Pick<SitemapItem, 'id' | 'date'> {
  readonly language?: string | undefined;
}

/** The items of a list, each with the languages in which it has a name. */
async function withLanguages(
  read: (into: Language) => Promise<readonly Item[]>,
): Promise<readonly SitemapItem[]> {
  const lists = await Promise.all(
    shopLanguages.map(async (into) => {
      const items = await read(into);
      const isNamed = (item: Item) => into === 'en' || item.language === languages[into].tag;
      return { into, items, ids: new Set(items.filter(isNamed).map(({ id }) => id)) };
    }),
  );
  return (lists[0]?.items ?? []).map(({ id, date }) => ({
    id,
    date,
    into: lists.filter(({ ids }) => ids.has(id)).map(({ into }) => into),
  }));
}
