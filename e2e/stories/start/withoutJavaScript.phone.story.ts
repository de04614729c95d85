import { newsCalls } from '@kedai/contract/calls/news';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { productCalls } from '@kedai/contract/calls/product';
import { expect, story } from '../../support/story';

story.use({ javaScriptEnabled: false });

story('a crawler finds every product, news item and outlet', async ({ request, baseURL }) => {
  const html = async (path: string) => {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    return response.text();
  };
  const sitemap = await html('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname);
  const json = async (path: string) => (await request.get(path)).json();
  const { products } = await json(productCalls.list.path);
  for (const { id, name, description } of products) {
    expect(paths).toContain(`/product/${id}`);
    const page = await html(`/product/${id}`);
    for (const text of [name, description]) expect(page).toContain(text.replaceAll("'", '&#x27;'));
    expect(page).toContain(`<link rel="canonical" href="${baseURL}/product/${id}">`);
  }
  const { items } = await json(`${newsCalls.all.path}?limit=100`);
  for (const { id, title } of items) {
    expect(paths).toContain(`/news/${id}`);
    expect(await html(`/news/${id}`)).toContain(title.replaceAll("'", '&#x27;'));
  }
  const { outlets } = await json(outletCalls.outletList.path);
  const page = await html('/outlets');
  for (const { address } of outlets) expect(page).toContain(address.street);
  expect((await request.get('/product/gone')).status()).toBe(404);
});

const text = expect.stringMatching(/\S/);
const url = expect.stringMatching(/^https?:\/\/[^/]+\//);
const breadcrumb = (position: number) => ({ '@type': 'ListItem', position, name: text, item: url });

/** What search engines need to know of each type of schema.org. */
const NEEDED = {
  Organization: { name: text, url, logo: url },
  WebSite: { name: text, url },
  Product: {
    name: text,
    image: expect.arrayContaining([url]),
    offers: {
      '@type': 'Offer',
      url,
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'MYR',
      availability: 'https://schema.org/InStock',
    },
  },
  BreadcrumbList: { itemListElement: expect.arrayContaining([breadcrumb(1), breadcrumb(2)]) },
  NewsArticle: {
    headline: text,
    image: expect.arrayContaining([url]),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    author: { '@type': 'Organization', name: text, url },
  },
  ClothingStore: {
    name: text,
    image: url,
    address: { '@type': 'PostalAddress', streetAddress: text, addressCountry: 'MY' },
  },
} as const;

story('the structured data of every kind of page is valid', async ({ request }) => {
  for (const [path, ...types] of [
    ['/', 'Organization', 'WebSite'],
    ['/product/seroja-kebaya', 'Product', 'BreadcrumbList'],
    ['/news/monsoon-wardrobe', 'NewsArticle', 'BreadcrumbList'],
    ['/outlets', 'ClothingStore'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(scripts).toHaveLength(1);
    const data = JSON.parse(scripts[0]?.[1] ?? '');
    expect(data['@context']).toBe('https://schema.org');
    for (const type of types) {
      const things = data['@graph'].filter((thing: { '@type': string }) => thing['@type'] === type);
      expect(things).not.toEqual([]);
      for (const thing of things) expect(thing).toMatchObject(NEEDED[type]);
    }
  }
});

story('a product can be read without JavaScript', async ({ page }) => {
  await page.goto('/product/seroja-kebaya');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seroja Kebaya');
  await expect(page.getByText('RM259.00')).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
});
