import { LINK_PREVIEW_SIZE } from '../contract/limits';
import { newsPageHref, newsPageOf } from '../features/news/newsPage';
import { shop } from '../shop';
import { bannerOf, newsItemOf, productOf } from './facts';
import { escapeAttribute } from './html';
import type { Page } from './page';

/** The first picture of a page's content; the shop's banner for all others. */
const pictureOf = (page: Page): string =>
  productOf(page)?.image[0] ?? newsItemOf(page)?.image_url ?? bannerOf(page) ?? shop.hero.picture;

/** The one URL of a page's content. All filters and sort orders of the collection show parts of the same list. */
export function canonicalUrl({ route, address }: Page): string {
  const isNews = route.name === 'news';
  const path = isNews ? newsPageHref(newsPageOf(address.searchParams)) : address.pathname;
  return address.origin + path;
}

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${attribute}="${name}" content="${escapeAttribute(content)}">` : '';

/** The picture of a link preview. The server converts the shop's own pictures to its size; others are used as they are. */
function pictureMetadata(page: Page, hasPreviews: boolean): readonly string[] {
  const picture = pictureOf(page);
  const [, name] = (hasPreviews && /^\/pictures\/(.+)\.\w+$/.exec(picture)) || [];
  const url = new URL(name === undefined ? picture : `/previews/${name}.jpg`, page.address.origin);
  const image = meta('property', 'og:image', url.href);
  if (name === undefined) return [image];
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

/**
 * The elements for search engines and link previews: the canonical URL, Open Graph and the Twitter card.
 * @param head title and description, which the page has rendered
 * @param hasPreviews whether the server converts pictures for link previews
 */
export function metadataOf(page: Page, head: string, hasPreviews: boolean): string {
  if (page.isMissing) return meta('name', 'robots', 'noindex');
  const [, title] = /<title>([^<]*)/.exec(head) ?? [];
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  const canonical = canonicalUrl(page);
  const product = productOf(page);
  const isHome = page.route.name === 'home';
  return [
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    meta('property', 'og:site_name', shop.name),
    meta('property', 'og:locale', 'en_MY'),
    meta('property', 'og:type', openGraphTypes[page.route.name] ?? 'website'),
    meta('property', 'og:url', canonical),
    // These two are escaped already.
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    ...pictureMetadata(page, hasPreviews),
    meta('property', 'og:image:alt', product?.name ?? (isHome ? shop.name : undefined)),
    meta('property', 'product:price:amount', product && (product.price / 100).toFixed(2)),
    meta('property', 'product:price:currency', product && 'MYR'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
