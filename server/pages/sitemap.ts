import { desc } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { memoizeFor } from '../boundary/memoizeFor';
import { publicOrigin, resolveOrigin } from '../boundary/origin';
import type { AppDeps } from '../deps';
import type { Db } from '../store/database';
import { news, products } from '../store/schema';

/** The most URLs that one sitemap may list (sitemaps.org). */
const MAX_URLS = 50_000;
/** How long the list is used, ms. Search engines read it a few times a day. */
const FRESH_MS = 60_000;

/** The public pages that exist in every shop. */
const pages = ['/', '/collection', '/news', '/outlets', '/about', '/contact'];

interface Entry {
  readonly path: string;
  /** When the page last changed, epoch ms, if known. */
  readonly changedAt?: number;
}

/** Serves `/sitemap.xml` and `/robots.txt`. Above 50,000 URLs the sitemap is an index of several files. */
export function sitemap({ db, clock, settings }: Pick<AppDeps, 'db' | 'clock' | 'settings'>): Hono {
  const app = new Hono();
  const entries = memoizeFor({ read: () => readEntries(db), clock, freshMs: FRESH_MS });
  app.use(resolveOrigin(settings));

  app.get('/sitemap.xml', async (c) => {
    const all = await entries.get();
    if (all.length <= MAX_URLS) return sendXml(c, urlSet(all, publicOrigin(c)));
    const count = Math.ceil(all.length / MAX_URLS);
    const files = Array.from({ length: count }, (_, index) => `/sitemap-${index + 1}.xml`);
    return sendXml(c, sitemapIndex(files, publicOrigin(c)));
  });
  app.get('/:file{sitemap-[1-9][0-9]*\\.xml}', async (c) => {
    const number = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const part = (await entries.get()).slice((number - 1) * MAX_URLS, number * MAX_URLS);
    return part.length === 0 ? c.notFound() : sendXml(c, urlSet(part, publicOrigin(c)));
  });
  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /dev/',
        `Sitemap: ${publicOrigin(c)}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );
  return app;
}

async function readEntries(db: Db): Promise<readonly Entry[]> {
  const sold = await db
    .select({ id: products.id, changedAt: products.updatedAt })
    .from(products)
    .orderBy(products.position, products.id);
  const items = await db
    .select({ id: news.id, date: news.date })
    .from(news)
    .orderBy(desc(news.date));
  return [
    ...pages.map((path) => ({ path })),
    ...sold.map(({ id, changedAt }) => ({ path: `/product/${encodeURIComponent(id)}`, changedAt })),
    ...items.map(({ id, date }) => {
      const changedAt = new Date(date).getTime();
      const path = `/news/${encodeURIComponent(id)}`;
      return Number.isNaN(changedAt) ? { path } : { path, changedAt };
    }),
  ];
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const xml = (element: string, children: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${children.join('\n')}\n</${element}>\n`;

const urlSet = (entries: readonly Entry[], origin: string) =>
  xml(
    'urlset',
    entries.map(({ path, changedAt }) => {
      const lastmod =
        changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
      return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
    }),
  );

const sitemapIndex = (files: readonly string[], origin: string) =>
  xml(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>`),
  );

const sendXml = (c: Context, body: string) =>
  c.body(body, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
