import type { Language } from '@kedai/contract/protocol/languages';
import {
  robotsTxt,
  type SitemapEntry,
  sitemapEntries,
  sitemapXml,
} from '@kedai/contract/protocol/sitemap';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { LRUCache } from 'lru-cache';
import { memoizeFor } from '../boundary/cache/memoizeFor';
import { publicOrigin, resolveOrigin } from '../boundary/caller/origin';
import type { AppDeps } from '../boundary/deps';
import { handleError } from '../boundary/errorHandlers';
import type { Db } from '../store/database/db';
import { listNewsDates } from '../store/news';
import { listProductChanges } from '../store/products';

/** How long the list is used, ms. Search engines read it a few times a day. */
const FRESH_MS = 60_000;

/** So many files are kept as text. One with 50,000 URLs in three languages has 29 MB. */
const MAX_WRITTEN = 2;

/**
 * Serves `/sitemap.xml` and `/robots.txt`. Above 50,000 URLs the sitemap is an index of several files.
 * @param patterns of the public pages
 * @param languages of the storefront
 */
export function sitemap(
  { db, clock, settings }: Pick<AppDeps, 'db' | 'clock' | 'settings'>,
  patterns: readonly string[],
  languages: readonly Language[],
): Hono {
  const app = new Hono();
  const entries = memoizeFor({
    read: () => readEntries(db, patterns, languages),
    clock,
    freshMs: FRESH_MS,
  });
  app.onError(handleError);
  app.use(resolveOrigin(settings), etag());

  /** A large list takes 0.4 s to write. */
  const written = new LRUCache<string, { readonly of: object; readonly xml: string }>({
    max: MAX_WRITTEN,
  });
  const write = async (file: string, origin: string): Promise<string | null> => {
    const list = await entries.get();
    const key = `${origin}/${file}`;
    const known = written.get(key);
    if (known?.of === list) return known.xml;
    const xml = sitemapXml(file, list, origin);
    if (xml !== null) written.set(key, { of: list, xml });
    return xml;
  };

  app.get('/:file{sitemap(?:-[1-9][0-9]*)?\\.xml}', async (c) => {
    const body = await write(c.req.param('file'), publicOrigin(c));
    if (body === null) return c.notFound();
    return c.body(body, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
  app.get('/robots.txt', (c) => c.text(robotsTxt(publicOrigin(c))));
  return app;
}

/** All public pages, as in the sitemap. */
export async function readEntries(
  db: Db,
  patterns: readonly string[],
  languages: readonly Language[],
): Promise<readonly SitemapEntry[]> {
  /** English, and those in which the shop has named the item. */
  const existsIn = (translated: readonly string[]) =>
    languages.filter((language) => language === 'en' || translated.includes(language));
  const sold = await listProductChanges(db);
  const items = {
    productId: sold.map(({ id, updatedAt, translated }) => ({
      id,
      date: updatedAt,
      into: existsIn(translated),
    })),
    newsId: (await listNewsDates(db)).map(({ id, date, translated }) => ({
      id,
      date,
      into: existsIn(translated),
    })),
  };
  return sitemapEntries(patterns, items, languages);
}
