import type { NewsItem } from '@kedai/contract/calls/news';
import type { Outlet } from '@kedai/contract/calls/outlet';
import { languages, pathInEnglish, pathInLanguage } from '@kedai/contract/protocol/languages';
import { toRinggitText } from '@kedai/contract/rules/money';
import type { Product } from '@kedai/contract/rules/product';
import { categoryName, choiceName, typeName } from '@kedai/contract/text/values';
import { language } from '../language';
import { paths } from '../paths';
import { shop } from '../shop';
import { productText } from '../text/catalogue/product';
import { contentText } from '../text/content';
import { newsItemOf, outletsOf, productOf } from './facts';
import { toScriptJson } from './html';
import { canonicalUrl, type HasPreview, mayExist } from './metadata';
import type { Page } from './renderedPage';

/** An object of schema.org. */
type Thing = Readonly<Record<string, unknown>>;

/** The type of the shop's outlets at schema.org. */
const STORE = shop.id === 'bakery' ? 'Bakery' : 'ClothingStore';

const absolute = (path: string, { address }: Page) => new URL(path, address.origin).href;

/** The URL of a page in this language. The shop and its outlets are the same things in all languages. */
const inLanguage = (path: string, page: Page) => absolute(pathInLanguage(language, path), page);

/** The shop itself, which home describes. */
const shopReference = (page: Page) => ({
  '@type': 'Organization',
  '@id': absolute('/#shop', page),
  name: shop.name,
});

function organization(page: Page): Thing {
  return {
    ...shopReference(page),
    legalName: shop.receiverName,
    url: absolute('/', page),
    logo: absolute('/icons/icon-512.png', page),
    email: shop.contact.email,
    telephone: shop.contact.phone,
    sameAs: Object.values(shop.socials),
  };
}

function website(page: Page): Thing {
  return {
    '@type': 'WebSite',
    name: shop.name,
    url: inLanguage(paths.home, page),
    inLanguage: `${languages[language].tag}-MY`,
    publisher: shopReference(page),
  };
}

/** The steps from home to a page, as its breadcrumb shows them. */
function breadcrumbs(page: Page, steps: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: inLanguage(path, page),
    })),
  };
}

/** Everything that the shop lists can be ordered. */
function productThing(page: Page, product: Product, hasPreview: HasPreview): Thing {
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    brand: { '@type': 'Brand', name: shop.name },
    description: product.description || undefined,
    image: product.image
      .filter((picture) => mayExist(picture, hasPreview))
      .map((picture) => absolute(picture, page)),
    category:
      [categoryName(product.category), typeName(product.subCategory)].filter(Boolean).join(' > ') ||
      undefined,
    size: product.features.length > 0 ? product.features.map(choiceName) : undefined,
    offers: {
      '@type': 'Offer',
      url: canonicalUrl(page),
      price: toRinggitText(product.price),
      priceCurrency: 'MYR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: shopReference(page),
    },
  };
}

function newsArticle(page: Page, { title, description, date, image_url }: NewsItem): Thing {
  const published = new Date(date);
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: description || undefined,
    image: image_url ? [absolute(image_url, page)] : undefined,
    datePublished: Number.isNaN(published.getTime()) ? undefined : published.toISOString(),
    mainEntityOfPage: canonicalUrl(page),
    author: { '@type': 'Organization', name: shop.name, url: absolute('/', page) },
    publisher: shopReference(page),
  };
}

/** A time such as `10:00 AM` or `22:00` as `22:00`; undefined for other texts. */
function timeOf(text: string): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})\s*(am|pm)?$/i.exec(text.trim()) ?? [];
  if (hour === undefined) return undefined;
  const hours = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function store(page: Page, outlet: Outlet): Thing {
  const { street, city, zipcode, state } = outlet.address;
  return {
    '@type': STORE,
    '@id': `${absolute(paths.outlets, page)}#${outlet.id}`,
    name: outlet.title,
    parentOrganization: shopReference(page),
    telephone: outlet.contactNumber || undefined,
    hasMap: outlet.googleMap || undefined,
    image: absolute(shop.pictures.hero, page),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode: zipcode,
      addressRegion: state,
      addressCountry: 'MY',
    },
    openingHoursSpecification: outlet.schedule
      .filter(({ available, operatingTime }) => available && operatingTime)
      .map(({ day, operatingTime }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${day}`,
        opens: timeOf(operatingTime?.start ?? ''),
        closes: timeOf(operatingTime?.end ?? ''),
      })),
  };
}

/** The things that a page is about. */
function thingsOf(page: Page, hasPreview: HasPreview): readonly Thing[] {
  const { name } = page.route;
  if (name === 'home') return [organization(page), website(page)];
  if (name === 'outlets') return outletsOf(page).map((outlet) => store(page, outlet));
  const product = productOf(page);
  if (name === 'product' && product) {
    const { home, collection } = productText;
    const steps = [
      [home, paths.home],
      [collection, paths.collection],
      [product.name, pathInEnglish(page.address.pathname)],
    ] as const;
    return [productThing(page, product, hasPreview), breadcrumbs(page, steps)];
  }
  const item = newsItemOf(page);
  if (name === 'newsItem' && item) {
    const steps = [
      [contentText.news.title, paths.news],
      [item.title, pathInEnglish(page.address.pathname)],
    ] as const;
    return [newsArticle(page, item), breadcrumbs(page, steps)];
  }
  return [];
}

/** The structured data of a page (JSON-LD) for search engines; nothing for pages without any. */
export function structuredDataOf(page: Page, hasPreview: HasPreview): string {
  const things = page.isMissing ? [] : thingsOf(page, hasPreview);
  if (things.length === 0) return '';
  const data = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${toScriptJson(data)}</script>`;
}
