import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { testFolder, writeFile } from '../testing/testFolder';
import { storefrontFiles } from './storefrontFiles';

const page =
  '<!doctype html><title>Shop</title><script>start()</script><script src="/a.js"></script>';
const script = 'console.log("a shop");'.repeat(100);

const folder = testFolder('file');
let shop: ReturnType<typeof storefrontFiles>;

beforeAll(() => {
  const files: Record<string, string | Buffer> = {
    'index.html': page,
    'about/index.html': '<!doctype html><title>About</title>',
    'product/_/index.html': '<!doctype html><title>Product</title>',
    '404.html': '<!doctype html><title>Not found</title>',
    'ms/index.html': '<!doctype html><title>Kedai</title>',
    'ms/product/_/index.html': '<!doctype html><title>Produk</title>',
    'ms/404.html': '<!doctype html><title>Tiada</title>',
    'assets/main.0123456789.js': script,
    'assets/main.0123456789.js.br': brotliCompressSync(script),
    'assets/main.0123456789.js.gz': gzipSync(script),
    'assets/zip-only.abcdef0123.js': script,
    'assets/zip-only.abcdef0123.js.gz': gzipSync(script),
    'pictures/kurta-1.avif': 'picture',
    'tesseract/0123456789/eng.traineddata': 'letters',
    'tesseract/0123456789/eng.traineddata.br': brotliCompressSync('letters'),
    'tesseract/0123456789/core.wasm.js': 'x'.repeat(400_000),
    'tesseract/0123456789/core.wasm': 'wasm',
    'assets/main.0123456789.js.map': '{}',
    '.secret': 'hidden',
  };
  for (const [name, content] of Object.entries(files)) writeFile(folder(`client/${name}`), content);
  writeFile(folder('outside.txt'), 'outside');
  shop = openFiles('client');
});

const openFiles = (
  root: string,
  options: Partial<Parameters<typeof storefrontFiles>[0]> = {},
): typeof shop =>
  storefrontFiles({ root: folder(root), tileOrigin: 'https://tile.openstreetmap.org', ...options });
const policyOf = async (files: typeof shop) =>
  (await files.request('/')).headers.get('content-security-policy') ?? '';

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.request(url, { method, headers });

test('shows pictures of the hosts that are allowed', async () => {
  expect(await policyOf(shop)).toContain("; img-src 'self' data: blob:;");
  const others = openFiles('client', { pictureOrigins: ['https://cdn.example'] });
  expect(await policyOf(others)).toContain("; img-src 'self' data: blob: https://cdn.example;");
});

test('serves source maps to developers only', async () => {
  const map = '/assets/main.0123456789.js.map';
  expect((await get(map)).status).toBe(404);
  const developers = openFiles('client', { sourceMaps: true });
  expect((await developers.request(map)).status).toBe(200);
});

/** The Accept header of a navigation. */
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['/assets/gone.0123456789.js', 'Not found', 404],
  ['/foo.bar', 'Not found', 404],
  ['/..%2foutside.txt', 'Not found', 404],
  ['/.secret', 'Not found', 404],
  // The page checks whether a product exists, not the file server.
  ['/product/foo.bar', 'Product', 200],
])(
  'a navigation to %s gets the page %s, a subresource request gets plain text',
  async (url, title, status) => {
    const opened = await get(url, NAVIGATION);
    expect(opened.status).toBe(status);
    expect(await opened.text()).toContain(`<title>${title}</title>`);
    const needed = await get(url, { accept: '*/*' });
    expect(needed.status).toBe(404);
    expect(needed.headers.get('content-type')).toContain('text/plain');
    expect(needed.headers.get('vary')).toBe('Accept');
  },
);

describe('pages', () => {
  test.each([
    ['/', 'Shop', 200],
    ['/index.html', 'Shop', 200],
    ['/about', 'About', 200],
    ['/about/', 'About', 200],
    ['/about/index.html', 'About', 200],
    ['/about/index%2ehtml', 'About', 200],
    ['/product/p-1', 'Product', 200],
    ['/product/_/index.html', 'Product', 200],
    ['/404.html', 'Not found', 404],
    ['/product/%E0%A4%95', 'Product', 200],
    ['/product/p-1/more', 'Not found', 404],
    ['/no/such/page', 'Not found', 404],
    ['/ms/', 'Kedai', 200],
    ['/ms/product/p-1', 'Produk', 200],
    ['/ms/no/such/page', 'Tiada', 404],
    ['/ms/404.html', 'Tiada', 404],
    ['/zh/', 'Not found', 404],
  ])('%s serves the page %s without caching: %i', async (...page) => {
    const [url, title, status] = page;
    const response = await get(url);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`<title>${title}</title>`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  test.each([
    ['/ABOUT', '/about'],
    ['/About?from=Ad', '/about?from=Ad'],
    ['/Product/P-1?size=M', '/product/P-1?size=M'],
    ['//ABOUT', '/about'],
    ['/MS/Product/P-1', '/ms/product/P-1'],
  ])('%s redirects to the lower-case page %s', async (typed, page) => {
    const response = await shop.request(new Request(`http://localhost${typed}`));
    expect([response.status, response.headers.get('location')]).toEqual([308, page]);
  });

  test('a build without prerendered pages serves index.html for all', async () => {
    writeFile(folder('bare/index.html'), page);
    expect(await (await openFiles('bare').request('/collection')).text()).toBe(page);
  });

  test('responds with 304 when the browser has the page', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const second = await get('/', { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  test('the policy allows only our scripts, the inline one, tiles and our workers, and no framing', async () => {
    const policy = await policyOf(shop);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("connect-src 'self' https://tile.openstreetmap.org;");
    expect(policy).toContain("font-src 'self';");
    expect(policy).toContain("object-src 'none'; base-uri 'none';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('the policy allows style sheets of the page by hash, an empty one, and Trusted Types of our policies only', async () => {
    const policy = await policyOf(shop);
    const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
    expect(policy).toContain(`style-src 'self' ${empty}`);
    expect(policy).toContain("style-src-attr 'unsafe-inline';");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default ");
  });

  test('a script that got into a prerendered page with its data does not run', async () => {
    const withScript = page.replace('</title>', '</title><script>steal()</script>');
    writeFile(folder('rendered/index.html'), withScript);
    writeFile(folder('rendered.prerender/en/template.json'), '{"bootstrap":"start()"}');
    writeFile(folder('rendered/ms/index.html'), withScript);
    writeFile(folder('rendered.prerender/ms/template.json'), '{"bootstrap":"mula()"}');
    const start = createHash('sha256').update('start()').digest('base64');
    expect(await policyOf(openFiles('rendered'))).toContain(`script-src 'self' 'sha256-${start}';`);
    const inMalay = (await openFiles('rendered').request('/ms/')).headers;
    expect(inMalay.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update('mula()').digest('base64')}';`,
    );
  });

  test('says what to do before the first build', async () => {
    const response = await openFiles('nowhere').request('/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });
});

describe('files', () => {
  test.each([
    ['/assets/main.0123456789.js', 'text/javascript; charset=utf-8', 'immutable'],
    ['/pictures/kurta-1.avif', 'image/avif', 'max-age=86400'],
    ['/tesseract/0123456789/core.wasm', 'application/wasm', 'immutable'],
    ['/tesseract/0123456789/core.wasm.js', 'text/javascript; charset=utf-8', 'immutable'],
    ['/tesseract/0123456789/eng.traineddata', 'application/octet-stream', 'immutable'],
  ])('%s is %s and cached: %s', async (url, type, cache) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toContain(cache);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.has('content-security-policy')).toBe(false);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', null],
    ['', null],
  ])('Accept-Encoding "%s" gets the encoding %s', async (accepted, encoding) => {
    const response = await get('/assets/main.0123456789.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  test.each([
    ['/assets/main.0123456789.js', script],
    ['/tesseract/0123456789/eng.traineddata', 'letters'],
  ])('the compressed bytes decompress to the file %s', async (url, content) => {
    const response = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(brotliDecompressSync(bytes).toString()).toBe(content);
  });

  test('falls back to gzip without a brotli form', async () => {
    const response = await get('/assets/zip-only.abcdef0123.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  test('serves a large file completely', async () => {
    expect(await (await get('/tesseract/0123456789/core.wasm.js')).text()).toHaveLength(400_000);
  });

  test('HEAD sends the size without a body', async () => {
    const response = await get('/tesseract/0123456789/core.wasm.js', {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe('400000');
    expect(await response.text()).toBe('');
  });

  test.each([
    '/assets/gone.0123456789.js',
    '/favicon.ico',
    '/.secret',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/..%5coutside.txt',
    '/assets/%00.js',
    '/%E0%A4%A',
  ])('%s gets 404', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('outside');
  });
});
