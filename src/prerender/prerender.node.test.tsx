import { routes } from '../routes';
import { shop } from '../shop';
import { homePage } from '../text/catalogue/home';
import { pageText } from '../text/pages';
import { pagesWithoutData, renderContent } from '.';

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

test('every route has a page of its own, and there is one for all other paths', () => {
  expect(pagesWithoutData.map(({ name }) => name).sort()).toEqual(Object.keys(routes).sort());
  expect(new Set(pagesWithoutData.map(({ file }) => file)).size).toBe(pagesWithoutData.length);
});

test.each([
  ['home', 'index.html', ['/', ''], ['/collection', '/x']],
  [
    'collection',
    'collection/index.html',
    ['/collection', '/collection/'],
    ['/', '/collections', '/Collection'],
  ],
  [
    'product',
    'product/_/index.html',
    ['/product/p1', '/product/a%20b/'],
    ['/product/', '/product/a/b'],
  ],
  ['notFound', '404.html', ['/no/such/page', '/product/a/b'], ['/', '/collection/', '/product/p1']],
])('the HTML of %s is at %s', (name, file, shownAt, notShownAt) => {
  const page = pagesWithoutData.find((candidate) => candidate.name === name);
  expect(page?.file).toBe(file);
  const path = new RegExp(page?.path ?? '-');
  for (const pathname of shownAt) expect([pathname, path.test(pathname)]).toEqual([pathname, true]);
  for (const pathname of notShownAt) {
    expect([pathname, path.test(pathname)]).toEqual([pathname, false]);
  }
});

const titles = {
  ...pageText,
  home: homePage,
  product: pageText.productLoading,
  newsItem: pageText.news,
};

test.each(pagesWithoutData.map(({ name, location }) => [name, location] as const))(
  '%s is prerendered with its title and without a request',
  async (name, at) => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    const { head, styles, page, prompt } = await renderContent(at);
    expect(head).toMatch(/^<title>[^<]+<\/title><meta name="description" content="[^"]+"\/>/);
    expect(head).toContain(`<title>${asHtml(titles[name].title)}</title>`);
    expect(page).toContain('<main');
    expect(page).not.toContain('<title>');
    // The HTML must not depend on a script that inserts parts of it.
    expect(page + prompt).not.toContain('<script');
    expect(prompt).toContain('Select Service Type');
    expect(styles).toContain('data-styled');
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('the HTML of home contains its heading and its picture', async () => {
  const { page } = await renderContent('/');
  expect(page).toMatch(/<h1.*<img[^>]*banner-1/s);
});

test('the noscript message has the e-mail address of the shop', async () => {
  const { noscript } = await renderContent('/');
  expect(noscript).toContain(`write to us: ${shop.contact.email}`);
});

test('the service prompt and the page have different ids', async () => {
  const { page, prompt } = await renderContent('/');
  const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids(prompt).length).toBeGreaterThan(0);
  expect(ids(page).filter((id) => ids(prompt).includes(id))).toEqual([]);
});
