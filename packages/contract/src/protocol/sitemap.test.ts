import { robotsTxt, sitemapEntries, sitemapFiles, sitemapXml } from './sitemap';

const ORIGIN = 'https://shop.example';
const products = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ path: `/product/p${n + 1}` }));
const countUrls = (xml: string | null) => xml?.match(/<url>/g)?.length;

const file = (element: string, content: string) => `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${content}
</${element}>
`;

test('50,000 URLs are one file', () => {
  const entries = products(50_000);
  expect(sitemapFiles(entries)).toEqual(['sitemap.xml']);
  expect(countUrls(sitemapXml('sitemap.xml', entries, ORIGIN))).toBe(50_000);
  expect(sitemapXml('sitemap-1.xml', entries, ORIGIN)).toBeNull();
});

test('more URLs are several files and their index', () => {
  const entries = products(100_001);
  const files = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'];
  expect(sitemapFiles(entries)).toEqual(['sitemap.xml', ...files]);
  const locations = files.map((name) => `<sitemap><loc>${ORIGIN}/${name}</loc></sitemap>`);
  expect(sitemapXml('sitemap.xml', entries, ORIGIN)).toBe(
    file('sitemapindex', locations.join('\n')),
  );
  const parts = files.map((name) => sitemapXml(name, entries, ORIGIN));
  expect(parts.map(countUrls)).toEqual([50_000, 50_000, 1]);
  expect(parts[1]).toContain('/product/p50001</loc>');
  expect(parts[2]).toContain('/product/p100001</loc>');
  expect(sitemapXml('sitemap-4.xml', entries, ORIGIN)).toBeNull();
});

test('a page is listed with its address, and the date of its last change if that is known', () => {
  const entries = [
    { path: '/about?a=1&b=<2>' },
    ...sitemapEntries(['/product/:productId', '/news/:newsId', '/about', '/outlet/:other'], {
      productId: [{ id: 'a/b', date: Date.UTC(2026, 10, 1) }],
      newsId: [{ id: 'n 1', date: '2026-11-02' }, { id: 'n2', date: 'last week' }, { id: '$&' }],
    }),
  ];
  expect(sitemapXml('sitemap.xml', entries, ORIGIN)).toBe(
    file(
      'urlset',
      [
        `<url><loc>${ORIGIN}/about?a=1&amp;b=&lt;2&gt;</loc></url>`,
        `<url><loc>${ORIGIN}/about</loc></url>`,
        `<url><loc>${ORIGIN}/product/a%2Fb</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>`,
        `<url><loc>${ORIGIN}/news/n%201</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod></url>`,
        `<url><loc>${ORIGIN}/news/n2</loc></url>`,
        `<url><loc>${ORIGIN}/news/%24%26</loc></url>`,
      ].join('\n'),
    ),
  );
});

test('robots.txt keeps crawlers from the API, and names the sitemap when there is one', () => {
  const rules = 'User-agent: *\nDisallow: /api/\nDisallow: /dev/\n';
  expect(robotsTxt()).toBe(rules);
  expect(robotsTxt(ORIGIN)).toBe(`${rules}Sitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('a page without a parameter is listed once per language, with links to all of them', () => {
  const entries = sitemapEntries(['/', '/news/:newsId'], { newsId: [{ id: 'n1' }] }, ['en', 'zh']);
  const links = [
    ['en', '/'],
    ['zh-Hans', '/zh/'],
    ['x-default', '/'],
  ]
    .map(([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${ORIGIN}${path}"/>`)
    .join('');
  expect(sitemapXml('sitemap.xml', entries, ORIGIN)).toBe(
    file(
      'urlset',
      [
        `<url><loc>${ORIGIN}/</loc>${links}</url>`,
        `<url><loc>${ORIGIN}/zh/</loc>${links}</url>`,
        `<url><loc>${ORIGIN}/news/n1</loc></url>`,
      ].join('\n'),
    ).replace('0.9">', '0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'),
  );
});
