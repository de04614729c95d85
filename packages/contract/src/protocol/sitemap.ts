import { type Language, languages, pathInLanguage } from './languages';

/** The most URLs that one sitemap may list (sitemaps.org). */
const MAX_URLS = 50_000;

/** A public page. */
export interface SitemapEntry {
  readonly path: string;
  /** When the page last changed, epoch ms, if known. */
  readonly changedAt?: number | undefined;
  /** The path of the page in English, and the languages in which it exists; absent for a page of one language. */
  readonly translated?: { readonly path: string; readonly into: readonly Language[] };
}

/** A product or news item with a page of its own. */
export interface SitemapItem {
  readonly id: string;
  /** As the shop wrote it, a text or epoch ms. */
  readonly date?: string | number | undefined;
  /** The languages in which it exists, English among them; absent: only English. */
  readonly into?: readonly Language[];
}

/**
 * The links of a page to itself in each language, for search engines. English is for everybody else, too.
 * @param path of the page in English
 * @param into the languages in which the page exists
 */
export const alternatesOf = (
  path: string,
  into: readonly Language[],
): readonly (readonly [hreflang: string, path: string])[] =>
  into.length < 2
    ? []
    : [
        ...into.map((each) => [languages[each].tag, pathInLanguage(each, path)] as const),
        ['x-default', path],
      ];

/**
 * All public pages: first those without a parameter, then products and news, each in its languages.
 * @param patterns of their paths, such as `/product/:productId`
 * @param items the items of each parameter, by its name
 * @param languagesOfShop those of the pages without a parameter
 */
export function sitemapEntries(
  patterns: readonly string[],
  items: Readonly<Record<string, readonly SitemapItem[]>>,
  languagesOfShop: readonly Language[] = ['en'],
): readonly SitemapEntry[] {
  const isFixed = (pattern: string) => !pattern.includes(':');
  const inEach = (path: string, into: readonly Language[], changedAt?: number) =>
    into.map(
      (language): SitemapEntry => ({
        path: pathInLanguage(language, path),
        changedAt,
        ...(into.length > 1 && { translated: { path, into } }),
      }),
    );
  const itemEntries = (pattern: string) =>
    (items[/:(\w+)/.exec(pattern)?.[1] ?? ''] ?? []).flatMap(({ id, date = '', into = ['en'] }) => {
      const changedAt = new Date(date).getTime();
      const path = pattern.replace(/:\w+/, encodeURIComponent(id));
      return inEach(path, into, Number.isNaN(changedAt) ? undefined : changedAt);
    });
  return [
    ...patterns.filter(isFixed).flatMap((path) => inEach(path, languagesOfShop)),
    ...patterns.flatMap(itemEntries),
  ];
}

/** The first file of the sitemap, which `robots.txt` names. */
export const SITEMAP = 'sitemap.xml';

const countParts = (entries: readonly SitemapEntry[]) => Math.ceil(entries.length / MAX_URLS);

/** The names of a sitemap's files. Above 50,000 URLs the first one is an index of the others. */
export function sitemapFiles(entries: readonly SitemapEntry[]): readonly string[] {
  const count = countParts(entries);
  if (count <= 1) return [SITEMAP];
  return [SITEMAP, ...Array.from({ length: count }, (_, index) => `sitemap-${index + 1}.xml`)];
}

/** The content of a file of the sitemap; null when there is no such file. */
export function sitemapXml(
  file: string,
  entries: readonly SitemapEntry[],
  origin: string,
): string | null {
  const [, ...parts] = sitemapFiles(entries);
  if (file === SITEMAP) {
    return parts.length === 0 ? urlSet(entries, origin) : sitemapIndex(parts, origin);
  }
  const part = parts.indexOf(file);
  if (part === -1) return null;
  return urlSet(entries.slice(part * MAX_URLS, (part + 1) * MAX_URLS), origin);
}

/**
 * The content of `robots.txt`.
 * @param origin of the sitemap; absent when there is none
 */
export function robotsTxt(origin?: string): string {
  const sitemap = origin === undefined ? [] : [`Sitemap: ${origin}/${SITEMAP}`];
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', ...sitemap, ''].join('\n');
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const xml = (element: string, children: readonly string[], namespaces = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${children.join('\n')}\n</${element}>\n`;

const linksOf = ({ translated }: SitemapEntry, origin: string) =>
  (translated ? alternatesOf(translated.path, translated.into) : [])
    .map(
      ([hreflang, path]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + path)}"/>`,
    )
    .join('');

const urlSet = (entries: readonly SitemapEntry[], origin: string) =>
  xml(
    'urlset',
    entries.map((entry) => {
      const { path, changedAt } = entry;
      const lastmod =
        changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
      return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}${linksOf(entry, origin)}</url>`;
    }),
    entries.some(({ translated }) => translated)
      ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
      : '',
  );

const sitemapIndex = (files: readonly string[], origin: string) =>
  xml(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>`),
  );
