import Validator from '@adobe/structured-data-validator';
import { newsCalls } from '@kedai/contract/calls/news';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { productCalls } from '@kedai/contract/calls/product';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, story } from './support/story';

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

story('the structured data of every kind of page is valid', async ({ request }) => {
  for (const [path, ...types] of [
    ['/', 'Organization', 'WebSite'],
    ['/product/seroja-kebaya', 'Product', 'BreadcrumbList'],
    ['/news/monsoon-wardrobe', 'NewsArticle', 'BreadcrumbList'],
    ['/outlets', 'ClothingStore'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['microdata'] });
    const data = extractor.parse(html);
    expect(Object.keys(data.jsonld)).toEqual(types);
    const issues = await new Validator().validate(data);
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
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
