import {
  type Language,
  languageIds,
  languageOfPath,
  pathInEnglish,
} from '@kedai/contract/protocol/languages';
import type { DocumentTemplate } from '@kedai/contract/protocol/storefrontBuild';
import { type Catalogue, openCatalogue } from '../testing/catalogue';

/*
 * What search engines read about the languages of the shop: each language is built by itself, so only all builds together
 * show whether their pages refer to each other.
 */

const ORIGIN = 'https://shop.example';

const templateOf = (pages: readonly { readonly name: string }[]): DocumentTemplate => ({
  html: '<html><head></head><body><div id="service"></div><div id="root"></div><noscript></noscript></body></html>',
  bootstrap: '',
  main: '',
  shop: '',
  steps: '',
  pages: Object.fromEntries(pages.map(({ name }) => [name, ''])),
  publicPages: [],
});

let catalogue: Catalogue;
const files = new Map<string, string>();

beforeAll(async () => {
  catalogue = await openCatalogue();
  for (const language of languageIds) {
    process.env.LANGUAGE = language;
    await jest.isolateModulesAsync(async () => {
      const { pagesWithoutData, renderStaticFiles } = await import('.');
      const template = templateOf(pagesWithoutData);
      const callApi = catalogue.callApi as unknown as typeof fetch;
      for (const { file, content } of await renderStaticFiles(
        template,
        ORIGIN,
        callApi,
        () => true,
      )) {
        expect(files.has(file)).toBe(false);
        files.set(file, content);
      }
    });
  }
});
afterAll(async () => {
  delete process.env.LANGUAGE;
  await catalogue.close();
});

/** The URL at which a static server shows an HTML file. */
const urlOf = (file: string) => {
  const path = `/${file.replace(/\/?index\.html$/, '')}`;
  return ORIGIN + (/^\/(ms|zh)$/.test(path) ? `${path}/` : path);
};

const pages = () =>
  new Map(
    [...files].flatMap(([file, html]) => (file.endsWith('.html') ? [[urlOf(file), html]] : [])),
  );

/** The alternates in an element, as `hreflang` and URL. */
const alternatesIn = (text: string) =>
  [...text.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, hreflang, url]) => [hreflang, url] as const,
  );

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

const isItem = (url: string) => /\/(product|news)\/./.test(url);

/** The language of a page, by its URL. */
const languageOf = (url: string) => languageOfPath(new URL(url).pathname);

test.each(languageIds)('the pages in %s link to pages in it', (language) => {
  const own = [...pages()].filter(([url]) => languageOf(url) === language);
  expect(own).toHaveLength(pages().size / languageIds.length);
  for (const [, html] of own) {
    const links = [...html.matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"]*)"/gi)];
    const targets = links.map(([, path = '']) => languageOfPath(path));
    expect(new Set(targets)).toEqual(new Set([language]));
  }
});

/** The languages in which the items of the catalogue exist; all others are in English only. */
const itemsInto: Readonly<Record<string, readonly Language[]>> = {
  '/product/shirt': ['en', 'ms', 'zh'],
  '/product/scarf': ['en', 'ms'],
  '/news/open-day': ['en', 'zh'],
};

/** The languages in which the page of a URL exists. */
const languagesOf = (url: string): readonly Language[] =>
  isItem(url) ? (itemsInto[pathInEnglish(new URL(url).pathname)] ?? ['en']) : languageIds;

const tags = { en: 'en', ms: 'ms', zh: 'zh-Hans' };

test('a page in a language in which it exists names itself, and its alternates name each other', () => {
  const own = [...pages()].filter(([url]) => languagesOf(url).includes(languageOf(url)));
  expect(own.filter(([url]) => isItem(url))).toHaveLength(9);
  for (const [url, html] of own) {
    expect(canonicalOf(html)).toBe(url);
    expect(html).toContain(`"og:locale" content="${languageOf(url)}_MY"`);
    const alternates = alternatesIn(html);
    const into = languagesOf(url);
    expect([url, alternates.map(([hreflang]) => hreflang)]).toEqual([
      url,
      into.length > 1 ? [...into.map((each) => tags[each]), 'x-default'] : [],
    ]);
    if (into.length > 1) expect(alternates.map(([, to]) => to)).toContain(url);
    for (const [, to = ''] of alternates) {
      expect(alternatesIn(pages().get(to) ?? '')).toEqual(alternates);
    }
  }
});

test('the page of an item without a translation names the English one, and has no alternates', () => {
  const untranslated = [...pages()].filter(([url]) => !languagesOf(url).includes(languageOf(url)));
  expect(untranslated).toHaveLength(6);
  for (const [url, html] of untranslated) {
    expect(canonicalOf(html)).toBe(url.replace(/\/(ms|zh)\//, '/'));
    expect(html).toContain('"og:locale" content="en_MY"');
    expect(alternatesIn(html)).toEqual([]);
    expect(/og:locale:alternate/.test(html)).toBe(false);
  }
});

test('the sitemap lists the pages that name themselves, with the same alternates', () => {
  const sitemap = files.get('sitemap.xml') ?? '';
  const listed = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
    ([, url = '', more = '']) => [url, alternatesIn(more)] as const,
  );
  const own = [...pages()].filter(([url, html]) => canonicalOf(html) === url);
  expect(new Map(listed)).toEqual(new Map(own.map(([url, html]) => [url, alternatesIn(html)])));
  expect([...files.keys()].filter((file) => /\.(xml|txt)$/.test(file))).toEqual([
    'sitemap.xml',
    'robots.txt',
  ]);
});

const pageAt = (path: string) => pages().get(ORIGIN + path) ?? '';

/** The texts that are marked as English, without those of every page: the shop's name and the link to English. */
const markedIn = (html: string) =>
  [...html.matchAll(/<(?!html)\w[^>]* lang="en"[^>]*>([^<]*)/g)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '' && text !== 'English');

test.each([
  ['/ms/product/shirt', 'Kemeja linen', 'Tahan lama.'],
  ['/zh/product/shirt', '亚麻衬衫', '经久耐用。'],
  ['/zh/news/open-day', '开放日', '欢迎光临。'],
])(
  '%s is in its language: heading, title, description, preview and structured data',
  (path, name, description) => {
    const html = pageAt(path);
    expect(html).toMatch(new RegExp(`<h1 class="[^"]*">${name}</h1>`));
    const [, title] = /<title>([^<]*)/.exec(html) ?? [];
    expect(title).toContain(name);
    for (const text of [
      `<meta property="og:title" content="${title}">`,
      `${description}"/>`,
      `<meta property="og:image:alt" content="${name}">`,
      `"name":"${name}"`,
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(
      new RegExp(`<meta property="og:description" content="[^"]*${description}">`),
    );
  },
);

test('names and descriptions without a translation are English, and marked', () => {
  expect(markedIn(pageAt('/zh/product/scarf'))).toEqual([
    // Breadcrumb, heading, description, and a related product.
    'Batik Scarf',
    'Batik Scarf',
    'Made to last.',
    'Canvas Tote',
  ]);
  expect(markedIn(pageAt('/ms/product/shirt'))).toEqual(['Canvas Tote']);
  expect(markedIn(pageAt('/ms/product/scarf'))).toEqual(['Made to last.', 'Canvas Tote']);
  // The description of this item has a translation, and its name has none.
  expect(markedIn(pageAt('/ms/news/open-day'))).toEqual(['Open day', 'Open day']);
  expect(markedIn(pageAt('/ms/outlets'))).toEqual([]);
  expect(markedIn(pageAt('/zh/outlets'))).toEqual(['Section 17']);
});

test('with an API without translations, every page is rendered, and marks what is English', async () => {
  process.env.LANGUAGE = 'ms';
  await jest.isolateModulesAsync(async () => {
    const { createPageRenderer, pagesWithoutData } = await import('.');
    const callApi = catalogue.callStrictApi as unknown as typeof fetch;
    const render = createPageRenderer(templateOf(pagesWithoutData), callApi);
    const open = async (path: string) =>
      (await render(new URL(path, ORIGIN), 'strict'))?.html ?? 'not rendered';
    const product = await open('/ms/product/shirt');
    expect(markedIn(product)).toEqual([
      ...['Linen Shirt', 'Linen Shirt', 'Made to last.', 'Batik Scarf', 'Canvas Tote'],
    ]);
    expect(canonicalOf(product)).toBe(`${ORIGIN}/product/shirt`);
    expect(markedIn(await open('/ms/news/open-day'))).toContain('Open day');
    expect(markedIn(await open('/ms/outlets'))).toEqual(['Section 17']);
    expect(markedIn(await open('/ms/'))).toEqual([
      ...['Linen Shirt', 'Batik Scarf', 'Canvas Tote', 'Plain Sarong 0'],
    ]);
  });
});

test('English pages mark nothing, and their data name no language', () => {
  for (const [url, html] of pages()) {
    if (languageOf(url) !== 'en') continue;
    expect([url, markedIn(html), html.includes('"language"')]).toEqual([url, [], false]);
  }
});

test('structured data is in the language of its page', () => {
  const dataOf = (path: string) =>
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      pages().get(ORIGIN + path) ?? '',
    )?.[1];
  expect(dataOf('/zh/')).toContain(`"url":"${ORIGIN}/zh/","inLanguage":"zh-Hans-MY"`);
  expect(dataOf('/zh/product/shirt')).toContain(`"item":"${ORIGIN}/zh/collection"`);
});
