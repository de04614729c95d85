import { languageIds, languageOfPath } from '@kedai/contract/protocol/languages';
import type { DocumentTemplate } from '@kedai/contract/protocol/storefrontBuild';
import { type Catalogue, openCatalogue } from '../testing/catalogue';

/*
 * What search engines read about the languages of the shop: each language is built by itself, so only all builds together
 * show whether their pages refer to each other.
 */

const ORIGIN = 'https://shop.example';

let catalogue: Catalogue;
const files = new Map<string, string>();

beforeAll(async () => {
  catalogue = await openCatalogue();
  for (const language of languageIds) {
    process.env.LANGUAGE = language;
    await jest.isolateModulesAsync(async () => {
      const { pagesWithoutData, renderStaticFiles } = await import('.');
      const template: DocumentTemplate = {
        html: `<html><head></head><body><div id="service"></div><div id="root"></div><noscript></noscript></body></html>`,
        bootstrap: '',
        main: '',
        shop: '',
        steps: '',
        pages: Object.fromEntries(pagesWithoutData.map(({ name }) => [name, ''])),
        publicPages: [],
      };
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

test.each(languageIds)('the pages in %s say so, and link to pages in it', (language) => {
  const own = [...pages()].filter(([url]) => languageOf(url) === language);
  expect(own).toHaveLength(pages().size / languageIds.length);
  for (const [, html] of own) {
    const [, locale] = /property="og:locale" content="(.*?)"/.exec(html) ?? [];
    expect(locale).toBe(`${language}_MY`);
    const links = [...html.matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"]*)"/gi)];
    const targets = links.map(([, path = '']) => languageOfPath(path));
    expect(new Set(targets)).toEqual(new Set([language]));
  }
});

test('a translated page names itself, and its alternates name each other', () => {
  const translated = [...pages()].filter(([url]) => !isItem(url));
  expect(translated.length).toBeGreaterThan(10);
  for (const [url, html] of translated) {
    expect(canonicalOf(html)).toBe(url);
    const alternates = alternatesIn(html);
    expect(alternates.map(([hreflang]) => hreflang)).toEqual(['en', 'ms', 'zh-Hans', 'x-default']);
    expect(alternates.map(([, to]) => to)).toContain(url);
    for (const [, to = ''] of alternates) {
      expect(alternatesIn(pages().get(to) ?? '')).toEqual(alternates);
    }
  }
});

test('the page of a product or a news item names the English one, and has no alternates', () => {
  const items = [...pages()].filter(([url]) => isItem(url));
  expect(items.length).toBeGreaterThan(90);
  for (const [url, html] of items) {
    expect(canonicalOf(html)).toBe(url.replace(/\/(ms|zh)\//, '/'));
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

test('structured data is in the language of its page', () => {
  const dataOf = (path: string) =>
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      pages().get(ORIGIN + path) ?? '',
    )?.[1];
  expect(dataOf('/zh/')).toContain(`"url":"${ORIGIN}/zh/","inLanguage":"zh-Hans-MY"`);
  expect(dataOf('/zh/product/shirt')).toContain(`"item":"${ORIGIN}/zh/collection"`);
});
