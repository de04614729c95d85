import { type DocumentTemplate, pathExpression } from '@kedai/contract/protocol/storefrontBuild';
import { type Catalogue, openCatalogue } from '../testing/catalogue';
import {
  createPageRenderer,
  pagesWithoutData,
  publicPages,
  renderStaticFiles,
  renderWithoutData,
  robotsFiles,
} from '.';

const ORIGIN = 'https://shop.example';

const template: DocumentTemplate = {
  html: '<html><head></head><body><div id="service"></div><div id="root"></div><noscript></noscript></body></html>',
  bootstrap: 'start()',
  main: '/main.js',
  shop: '/shop.js',
  steps: '/steps.js',
  pages: Object.fromEntries(pagesWithoutData.map(({ name }) => [name, `/${name}.js`])),
  publicPages: [],
};

let catalogue: Catalogue;
let callApi: jest.Mock<Promise<Response>, [string, RequestInit]>;
let render: ReturnType<typeof createPageRenderer>;

beforeAll(async () => {
  catalogue = await openCatalogue(30);
  callApi = jest.fn(catalogue.callApi);
  render = createPageRenderer(template, callApi as unknown as typeof fetch);
});
beforeEach(() => callApi.mockClear());
afterAll(() => catalogue.close());

const open = async (path: string, version = '1') => {
  const page = await render(new URL(path, ORIGIN), version);
  if (page === null) throw new Error(`${path} was not rendered.`);
  return page;
};

/** The texts of all elements with this name. */
const texts = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>([^<]*)</${element}>`, 'g'))].map(
    ([, text]) => text,
  );

const jsonOf = (html: string, attribute: string): Record<string, unknown> =>
  JSON.parse(new RegExp(`<script[^>]* ${attribute}>(.*?)</script>`).exec(html)?.[1] ?? 'null');

const graphOf = (html: string) => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] } | null)?.['@graph'];
};

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test.each([
  ['/', ['Linen Shirt', 'Batik Scarf', 'Canvas Tote', 'Plain Sarong 0']],
  ['/collection', ['Linen Shirt', 'Batik Scarf', 'Canvas Tote', 'Plain Sarong 0']],
  ['/collection?category=Women', ['Linen Shirt', 'Batik Scarf', 'Canvas Tote']],
  [
    '/collection?category=Men&sort=high-low',
    ['Plain Sarong 29', 'Plain Sarong 28', 'Plain Sarong 27', 'Plain Sarong 26'],
  ],
  ['/product/scarf', ['Linen Shirt', 'Canvas Tote']],
])('%s shows products', async (path, names) => {
  const { html, status } = await open(path);
  expect(status).toBe(200);
  expect(texts(html, 'h3').slice(0, names.length)).toEqual(names);
});

test.each([
  ['/collection?pages=3', 12],
  ['/collection?category=Men&pages=2', 8],
  ['/collection?pages=99', 20],
])('%s shows %i products', async (path, count) => {
  expect(texts((await open(path)).html, 'h3')).toHaveLength(count);
});

test.each([
  ['/', '/zh/'],
  ['/collection?category=Men&pages=2', '/zh/collection?category=Men&amp;pages=2'],
])('%s links to %s in the footer and in the service prompt', async (path, inChinese) => {
  const { html } = await open(path);
  const links = [...html.matchAll(/<a href="([^"]*)" hrefLang="zh-Hans"/g)];
  expect(links.map(([, href]) => href)).toEqual([inChinese, inChinese]);
});

test('a product page shows its product', async () => {
  const { html } = await open('/product/shirt');
  expect(texts(html, 'h1')).toEqual(['Linen Shirt']);
  expect(html).toContain('RM89.90');
  expect(html).toContain('Made to last.');
});

test('an id with letters that URLs encode is found', async () => {
  const { html, status } = await open('/product/shi%72t');
  expect(status).toBe(200);
  expect(texts(html, 'h1')).toEqual(['Linen Shirt']);
});

test.each([
  ['/product/shirt', true],
  ['/product/gone', false],
  ['/collection?category=Women&pages=2', true],
  ['/collection?category=Nobody', false],
  ['/collection?pages=99', false],
  ['/collection?pages=-1', false],
  ['/collection?category=Men&category=Men', false],
  ['/news?page=1x', false],
])('%s may be cached: %s', async (path, isCacheable) => {
  expect(await open(path)).toMatchObject({ isCacheable });
});

test('a news item and the outlets are on their pages', async () => {
  expect(texts((await open('/news/open-day')).html, 'h1')).toEqual(['Open day']);
  expect((await open('/outlets')).html).toContain('14, Jalan 17/22');
});

test.each([
  ['/product/gone', 'not found'],
  ['/news/gone', 'not found'],
  ['/news?page=2', 'This page does not exist'],
])('%s does not exist: 404', async (path, text) => {
  const { html, status } = await open(path);
  expect(status).toBe(404);
  expect(html).toContain(text);
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(canonicalOf(html)).toBeUndefined();
});

test('the state contains what the page shows, not the whole catalogue', async () => {
  const { html } = await open('/product/scarf');
  const { state } = jsonOf(html, 'id="page-data"') as {
    state: { queries: object[]; pageProducts: { products: { id: string }[] } };
  };
  expect(state.queries).toEqual([]);
  expect(state.pageProducts.products.map(({ id }) => id)).toEqual(['scarf', 'shirt', 'tote']);
});

test('a text of the shop cannot end a script element', async () => {
  const { html } = await open('/product/p1');
  expect(jsonOf(html, 'id="page-data"')).toMatchObject({ query: '' });
  expect(graphOf(html)?.[0]).toMatchObject({ description: 'Cotton </script> & more.' });
});

test('equal data gives equal bytes, whatever was rendered before', async () => {
  const first = await open('/news', '5');
  await open('/outlets', '5');
  await open('/product/shirt', '5');
  expect(await open('/news', '5')).toEqual(first);
});

test('a product page gives equal bytes, and a product list is requested once per version', async () => {
  const first = await open('/product/scarf', '2');
  await open('/product/shirt', '2');
  expect(await open('/product/scarf', '2')).toEqual(first);
  expect(callApi).toHaveBeenCalledTimes(1);
  await open('/product/scarf', '3');
  expect(callApi).toHaveBeenCalledTimes(2);
});

test('a page is not rendered when a call fails', async () => {
  const fail = async () => Response.json({ success: false, message: 'No.' }, { status: 503 });
  callApi.mockImplementationOnce(fail).mockImplementationOnce(fail);
  expect(await render(new URL('/product/scarf', ORIGIN), '4')).toBeNull();
  expect((await open('/product/scarf', '4')).status).toBe(200);
});

test.each([
  ['/', `${ORIGIN}/`, 'website'],
  ['/collection?category=Men&sort=high-low', `${ORIGIN}/collection`, 'website'],
  ['/news', `${ORIGIN}/news`, 'website'],
  ['/news?page=1', `${ORIGIN}/news`, 'website'],
  ['/news?page=first', `${ORIGIN}/news`, 'website'],
  ['/product/scarf', `${ORIGIN}/product/scarf`, 'product'],
  ['/news/open-day', `${ORIGIN}/news/open-day`, 'article'],
  ['/about', `${ORIGIN}/about`, 'website'],
])('%s has the canonical URL %s and the type %s', async (path, canonical, type) => {
  const { html } = await open(path);
  expect(canonicalOf(html)).toBe(canonical);
  expect(metaOf(html, 'og:url')).toBe(canonical);
  expect(metaOf(html, 'og:type')).toBe(type);
  expect(metaOf(html, 'og:title')).toBe(texts(html, 'title')[0]);
  expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
  expect(metaOf(html, 'og:image')).toMatch(/^https:\/\/shop\.example\/p/);
  expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
});

test('a shared product shows its picture, name and price', async () => {
  await catalogue.setPictures(['/pictures/scarf-1.webp']);
  const { html } = await open('/product/scarf', 'with pictures');
  expect(metaOf(html, 'og:image')).toBe(`${ORIGIN}/previews/scarf-1.jpg`);
  expect(metaOf(html, 'og:description')).toBe('RM39.05. Made to last.');
  expect(metaOf(html, 'product:price:amount')).toBe('39.05');
  expect(metaOf(html, 'product:price:currency')).toBe('MYR');
});

test('link previews and structured data name only pictures that exist', async () => {
  await catalogue.setPictures(['/pictures/gone-1.webp', '/pictures/scarf-2.webp']);
  const callCatalogue = catalogue.callApi as unknown as typeof fetch;
  const renderPage = createPageRenderer(template, callCatalogue, (name) => name !== 'gone-1');
  const page = await renderPage(new URL('/product/scarf', ORIGIN), 'a missing picture');
  const html = page?.html ?? '';
  expect(metaOf(html, 'og:image')).toBe(`${ORIGIN}/previews/scarf-2.jpg`);
  expect(graphOf(html)?.[0]?.image).toEqual([`${ORIGIN}/pictures/scarf-2.webp`]);
});

test('the browser gets the main picture of a page first', async () => {
  await catalogue.setPictures(['/pictures/scarf-1.webp']);
  const { html } = await open('/product/scarf', 'with pictures');
  expect(html).toMatch(/<img src="\/pictures\/scarf-1\.webp"[^>]* fetchPriority="high"/);
  expect(html).toMatch(/data-page-pictures="[^"]*as=&quot;image&quot;[^"]*\/pictures\/scarf-1/);
});

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/product/scarf', ['Product', 'BreadcrumbList']],
  ['/news/open-day', ['NewsArticle', 'BreadcrumbList']],
  ['/outlets', ['ClothingStore']],
])('%s describes %j', async (path, types) => {
  const { html } = await open(path);
  expect(graphOf(html)?.map((thing) => thing['@type'])).toEqual(types);
});

test('an outlet is described with its opening hours in 24 hours', async () => {
  const [outlet] = graphOf((await open('/outlets')).html) ?? [];
  expect(outlet?.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '10:00',
      closes: '22:00',
    },
  ]);
});

const shellPath = (name: string) =>
  pagesWithoutData.find((page) => page.name === name)?.location ?? '';

const shellOf = async (name: string, origin?: string) => {
  const [route] = pagesWithoutData.filter((page) => page.name === name);
  if (route === undefined) throw new Error(`There is no page named "${name}".`);
  return renderWithoutData(template, route, origin);
};

test.each(['about', 'cart', 'product'])(
  'without data, %s has its title for link previews, and no URL',
  async (name) => {
    const html = await shellOf(name);
    expect(metaOf(html, 'og:title')).toBe(texts(html, 'title')[0]);
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
    expect(metaOf(html, 'twitter:card')).toBe('summary');
    expect(canonicalOf(html)).toBeUndefined();
  },
);

test('without data, a page of a build that knows the origin has its URL and a picture for link previews', async () => {
  const html = await shellOf('cart', ORIGIN);
  expect(canonicalOf(html)).toBe(`${ORIGIN}/cart`);
  expect(metaOf(html, 'og:url')).toBe(`${ORIGIN}/cart`);
  expect(metaOf(html, 'og:image')).toMatch(/^https:\/\/shop\.example\/previews\/.*\.jpg$/);
  expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
});

test.each(pagesWithoutData.map(({ name }) => name))(
  'without data, only a public page may be listed by search engines: %s',
  async (name) => {
    const isPublic = publicPages.some(({ pattern }) =>
      new RegExp(pathExpression(pattern)).test(shellPath(name)),
    );
    expect(metaOf(await shellOf(name), 'robots')).toBe(isPublic ? undefined : 'noindex');
  },
);

test.each(['product', 'notFound'])(
  'the page without data of %s, which stands for many URLs, has no canonical URL',
  async (name) => {
    expect(canonicalOf(await shellOf(name, ORIGIN))).toBeUndefined();
  },
);

test('for a static server, every public page is a file, and the sitemap lists them', async () => {
  const files = await renderStaticFiles(
    template,
    ORIGIN,
    callApi as unknown as typeof fetch,
    (name) => name === 'scarf-1',
  );
  const contentOf = (name: string) => files.find(({ file }) => file === name)?.content ?? '';
  expect(files.map(({ file }) => file)).toEqual([
    'index.html',
    ...['collection', 'news', 'outlets', 'about', 'contact'].map((page) => `${page}/index.html`),
    ...['shirt', 'scarf', 'tote'].map((id) => `product/${id}/index.html`),
    ...Array.from({ length: 30 }, (_, index) => `product/p${index}/index.html`),
    'news/open-day/index.html',
    'sitemap.xml',
    'robots.txt',
  ]);
  const scarf = contentOf('product/scarf/index.html');
  expect(texts(scarf, 'h1')).toEqual(['Batik Scarf']);
  expect(metaOf(scarf, 'og:image')).toBe(`${ORIGIN}/previews/scarf-1.jpg`);
  expect(metaOf(contentOf('about/index.html'), 'og:image')).toMatch(/\/pictures\/.*\.webp$/);
  const sitemap = contentOf('sitemap.xml');
  const pageFiles = files.slice(0, -2).map(({ file }) => file.replace(/\/?index\.html$/, ''));
  const inEnglish = texts(sitemap, 'loc').filter((url) => !/\/(ms|zh)\//.test(url ?? ''));
  expect(inEnglish).toEqual(pageFiles.map((page) => `${ORIGIN}/${page}`));
  expect(sitemap).toContain('open-day</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>');
  expect(contentOf('robots.txt')).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('a build without the catalogue has no sitemap, and keeps crawlers from the API', () => {
  const content = 'User-agent: *\nDisallow: /api/\nDisallow: /dev/\n';
  expect(robotsFiles()).toEqual([{ file: 'robots.txt', content }]);
});
