import { shop } from '../shop';
import { bannerOf, newsItemOf, productOf } from './facts';
import { escapeAttribute } from './html';
import type { Page } from './page';

/** The size of a preview picture, px: what Open Graph readers show in full width. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The first picture of a page's content; the shop's banner for all others. */
const pictureOf = (page: Page): string =>
  productOf(page)?.image[0] ?? newsItemOf(page)?.image_url ?? bannerOf(page) ?? shop.hero.picture;

/** The URL of the preview of a picture: the shop's server converts its own pictures, others are used as they are. */
function previewOf(picture: string, origin: string): string {
  const own = /^\/pictures\/(.+)\.\w+$/.exec(picture);
  return new URL(own ? `/previews/${own[1]}.jpg` : picture, origin).href;
}

/** The one URL of a page's content. All filters and sort orders of the collection show parts of the same list. */
export function canonicalUrl({ route, address }: Page): string {
  const query = route.name === 'collection' ? '' : address.search;
  return address.origin + address.pathname + query;
}

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${attribute}="${name}" content="${escapeAttribute(content)}">` : '';

const openGraphTypes: Partial<Record<Page['route']['name'], string>> = {
  product: 'product',
  newsItem: 'article',
};

/**
 * The elements for search engines and link previews: the canonical URL, Open Graph and the Twitter card.
 * @param head title and description, which the page has rendered
 */
export function metadataOf(page: Page, head: string): string {
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
    meta('property', 'og:image', previewOf(pictureOf(page), page.address.origin)),
    meta('property', 'og:image:width', String(PREVIEW_SIZE.width)),
    meta('property', 'og:image:height', String(PREVIEW_SIZE.height)),
    meta('property', 'og:image:alt', product?.name ?? (isHome ? shop.name : undefined)),
    meta('property', 'product:price:amount', product && (product.price / 100).toFixed(2)),
    meta('property', 'product:price:currency', product && 'MYR'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
