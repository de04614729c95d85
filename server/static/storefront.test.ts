import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { storefront } from './storefront';

const page =
  '<!doctype html><title>Shop</title><script>start()</script><script src="/a.js"></script>';
const script = 'console.log("a shop");'.repeat(100);

let folder: string;
let shop: ReturnType<typeof storefront>;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kedai-static-'));
  const root = path.join(folder, 'client');
  const files: Record<string, string | Buffer> = {
    'index.html': page,
    'about/index.html': '<!doctype html><title>About</title>',
    'product/_/index.html': '<!doctype html><title>Product</title>',
    '404.html': '<!doctype html><title>Not found</title>',
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
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(path.join(folder, 'outside.txt'), 'outside');
  shop = storefront({ root, tileOrigin: 'https://tile.openstreetmap.org' });
});

afterAll(() => rmSync(folder, { recursive: true }));

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.request(url, { method, headers });

test('source maps are served to developers only', async () => {
  const map = '/assets/main.0123456789.js.map';
  const parts = { root: path.join(folder, 'client'), tileOrigin: 'https://tile.test' };
  expect((await get(map)).status).toBe(404);
  const developers = storefront({ ...parts, sourceMaps: true });
  expect((await developers.request(map)).status).toBe(200);
});

/** What a browser sends with the address of a page. */
const VISIT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['/assets/gone.0123456789.js', 'Not found', 404],
  ['/foo.bar', 'Not found', 404],
  ['/..%2foutside.txt', 'Not found', 404],
  ['/.secret', 'Not found', 404],
  // Which products there are the page knows, not the server of its files.
  ['/product/foo.bar', 'Product', 200],
])('whoever opens %s gets the page %s, and whoever needs it a word', async (url, title, status) => {
  const opened = await get(url, VISIT);
  expect(opened.status).toBe(status);
  expect(await opened.text()).toContain(`<title>${title}</title>`);
  const needed = await get(url, { accept: '*/*' });
  expect(needed.status).toBe(404);
  expect(needed.headers.get('content-type')).toContain('text/plain');
  expect(needed.headers.get('vary')).toBe('Accept');
});

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
  ])('%s is answered with the page %s, to be asked for again each time: %i', async (...page) => {
    const [url, title, status] = page;
    const answer = await get(url);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  test.each([
    ['/ABOUT', '/about'],
    ['/About?from=Ad', '/about?from=Ad'],
    ['/Product/P-1?size=M', '/product/P-1?size=M'],
    ['//ABOUT', '/about'],
  ])('%s leads to the page in lower case, %s', async (typed, page) => {
    const answer = await shop.request(new Request(`http://localhost${typed}`));
    expect([answer.status, answer.headers.get('location')]).toEqual([308, page]);
  });

  test('a build without pages of their own has one for all', async () => {
    const bare = path.join(folder, 'bare');
    mkdirSync(bare);
    writeFileSync(path.join(bare, 'index.html'), page);
    const alone = storefront({ root: bare, tileOrigin: 'https://t' });
    expect(await (await alone.request('/collection')).text()).toBe(page);
  });

  test('a page that the browser has is not sent again', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('the policy allows our scripts, this inline one, tiles and our workers, and neither others nor a frame', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("connect-src 'self' https://tile.openstreetmap.org;");
    expect(policy).toContain("font-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('before the first build it says what to do', async () => {
    const unbuilt = storefront({ root: path.join(folder, 'nowhere'), tileOrigin: 'https://t' });
    const answer = await unbuilt.request('/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });
});

describe('files', () => {
  test.each([
    ['/assets/main.0123456789.js', 'text/javascript; charset=utf-8', 'immutable'],
    ['/pictures/kurta-1.avif', 'image/avif', 'max-age=86400'],
    ['/tesseract/0123456789/core.wasm', 'application/wasm', 'immutable'],
    ['/tesseract/0123456789/core.wasm.js', 'text/javascript; charset=utf-8', 'immutable'],
    ['/tesseract/0123456789/eng.traineddata', 'application/octet-stream', 'immutable'],
  ])('%s is %s and kept: %s', async (url, type, cache) => {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toContain(cache);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.has('content-security-policy')).toBe(false);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', null],
    ['', null],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const answer = await get('/assets/main.0123456789.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('the packed bytes are the file', async () => {
    const answer = await get('/assets/main.0123456789.js', { 'accept-encoding': 'br' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  });

  test('without a brotli form the gzip one is taken', async () => {
    const answer = await get('/assets/zip-only.abcdef0123.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });

  test('language data travels packed, and is unpacked on the way', async () => {
    const answer = await get('/tesseract/0123456789/eng.traineddata', {
      'accept-encoding': 'gzip, br',
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe('letters');
  });

  test('a large file comes whole', async () => {
    expect(await (await get('/tesseract/0123456789/core.wasm.js')).text()).toHaveLength(400_000);
  });

  test('HEAD tells the size and sends nothing', async () => {
    const answer = await get('/tesseract/0123456789/core.wasm.js', {}, 'HEAD');
    expect(answer.headers.get('content-length')).toBe('400000');
    expect(await answer.text()).toBe('');
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
  ])('%s is not there', async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('outside');
  });
});
