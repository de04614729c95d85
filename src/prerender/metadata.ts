import { type Language, pathInEnglish, pathInLanguage } from '@kedai/contract/protocol/languages';
import { alternatesOf } from '@kedai/contract/protocol/sitemap';
import { LINK_PREVIEW_SIZE } from '@kedai/contract/rules/limits';
import { newsPageHref, newsPageOf } from '../features/news/newsPageNumber';
import { language, shopLanguages } from '../language';
import { publicPatterns } from '../paths';
import { shop } from '../shop';
import { bannerOf, newsItemOf, productOf } from './facts';
import { escapeAttribute } from './html';
import { type PageWithoutData, standsForMany } from './pagesWithoutData';
import type { Page } from './renderedPage';

/** The path in English of a page's content. All filters and sort orders of the collection show parts of the same list. */
const contentPath = ({ route, address }: Page): string =>
  route.name === 'news'
    ? newsPageHref(newsPageOf(address.searchParams))
    : pathInEnglish(address.pathname);

/** The public pages that exist in every language: all except those of products and news. */
const translatedPages: ReadonlySet<string> = new Set(
  Object.entries(publicPatterns).flatMap(([name, pattern]) => (pattern.includes(':') ? [] : name)),
);

/**
 * The languages in which a page exists for search engines.
 * @param itemInto those of an item, if the page is that of one
 */
export const languagesOf = (
  name: Page['route']['name'],
  itemInto: readonly Language[] = ['en'],
): readonly Language[] => (translatedPages.has(name) ? shopLanguages : itemInto);

/** The one URL of a page's content in this language; in English if it is not translated. */
export function canonicalUrl(page: Page): string {
  const path = contentPath(page);
  return (
    page.address.origin + (page.into.includes(language) ? pathInLanguage(language, path) : path)
  );
}

/** The links of a page to itself in each language. */
const alternateLinks = (path: string, into: readonly Language[], origin: string): string =>
  alternatesOf(path, into)
    .map(
      ([hreflang, at]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(origin + at)}">`,
    )
    .join('');

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${attribute}="${name}" content="${escapeAttribute(content)}">` : '';

/** Whether there is a JPEG of a picture in `/pictures`, by its name without extension. */
export type HasPreview = (name: string) => boolean;

/** The name of one of the shop's own pictures, without extension; undefined for others. */
const ownName = (picture: string): string | undefined =>
  /^\/pictures\/(.+)\.\w+$/.exec(picture)?.[1];

/** Whether a picture exists, as far as the shop knows: pictures of other hosts may. */
export function mayExist(picture: string, hasPreview: HasPreview): boolean {
  const name = ownName(picture);
  return name === undefined || hasPreview(name);
}

/** The first picture of a page's content that exists; the shop's banner for all others. */
const pictureOf = (page: Page, hasPreview: HasPreview): string =>
  [...(productOf(page)?.image ?? []), newsItemOf(page)?.image_url ?? '', bannerOf(page) ?? ''].find(
    (picture) => picture !== '' && mayExist(picture, hasPreview),
  ) ?? shop.pictures.hero;

/** The picture of a link preview. The shop's own pictures are converted to its size; others are used as they are. */
function pictureMetadata(
  picture: string,
  origin: string,
  hasPreview: HasPreview,
): readonly string[] {
  const name = ownName(picture);
  const isConverted = name !== undefined && hasPreview(name);
  const url = new URL(isConverted ? `/previews/${name}.jpg` : picture, origin);
  const image = meta('property', 'og:image', url.href);
  if (!isConverted) return [image];
  return [
    image,
    meta('property', 'og:image:width', String(LINK_PREVIEW_SIZE.width)),
    meta('property', 'og:image:height', String(LINK_PREVIEW_SIZE.height)),
  ];
}

const openGraphTypes: Partial<Record<Page['route']['name'], string>> = {
  product: 'product',
  newsItem: 'article',
};

/** The name of a language for Open Graph. */
const localeOf = (id: Language): string => `${id}_MY`;

/**
 * What all pages say of themselves.
 * @param head title and description, which the page has rendered
 * @param into the languages in which the page exists
 * @param canonicalLanguage the language of its canonical URL
 */
function sharedMetadata(
  head: string,
  into: readonly Language[],
  canonicalLanguage: Language = language,
): readonly string[] {
  const [, title] = /<title>([^<]*)/.exec(head) ?? [];
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  return [
    meta('property', 'og:site_name', shop.name),
    meta('property', 'og:locale', localeOf(canonicalLanguage)),
    ...into
      .filter((other) => other !== language && into.includes(language))
      .map((other) => meta('property', 'og:locale:alternate', localeOf(other))),
    // These two are escaped already.
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
  ];
}

/**
 * The metadata of a page without data. Canonical URL and picture must be absolute, so they need the origin of the shop,
 * and a page that stands for many URLs has neither.
 * @param head title and description, which the page has rendered
 * @param origin the public origin of the shop, if the build knows it
 */
export function metadataWithoutData(
  { name, location }: Pick<PageWithoutData, 'name' | 'location'>,
  head: string,
  origin: string | undefined,
  hasPreview: HasPreview,
): string {
  if (name === 'notFound') return '';
  const type = meta('property', 'og:type', 'website');
  const into = languagesOf(name);
  const shared = sharedMetadata(head, into);
  if (origin === undefined || standsForMany(location)) {
    return [...shared, type, meta('name', 'twitter:card', 'summary')].join('');
  }
  const url = origin + location;
  return [
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
    alternateLinks(pathInEnglish(location), into, origin),
    ...shared,
    type,
    meta('property', 'og:url', url),
    ...pictureMetadata(shop.pictures.hero, origin, hasPreview),
    meta('property', 'og:image:alt', shop.name),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

/**
 * The elements for search engines and link previews: the canonical URL, those in other languages, Open Graph and the
 * Twitter card.
 * @param head title and description, which the page has rendered
 */
export function metadataOf(page: Page, head: string, hasPreview: HasPreview): string {
  if (page.isMissing) return '';
  const canonical = canonicalUrl(page);
  const product = productOf(page);
  const { into } = page;
  const alternates = into.includes(language) ? into : [];
  return [
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    alternateLinks(contentPath(page), alternates, page.address.origin),
    ...sharedMetadata(head, into, into.includes(language) ? language : 'en'),
    meta('property', 'og:type', openGraphTypes[page.route.name] ?? 'website'),
    meta('property', 'og:url', canonical),
    ...pictureMetadata(pictureOf(page, hasPreview), page.address.origin, hasPreview),
    meta('property', 'og:image:alt', product?.name ?? newsItemOf(page)?.title ?? shop.name),
    meta('property', 'product:price:amount', product && (product.price / 100).toFixed(2)),
    meta('property', 'product:price:currency', product && 'MYR'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
