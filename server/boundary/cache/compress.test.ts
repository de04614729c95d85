import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from './compress';

const long = { text: 'roti '.repeat(1000) };

const JSON_TYPE = { 'content-type': 'application/json' };

const app = new Hono();
app.use(compress);
app.get('/long', (c) => c.json(long, 200, { 'x-mark': 'kept' }));
app.get('/short', (c) => c.json({ text: 'roti' }));
app.get('/declared', (c) => c.body('{}', 200, { ...JSON_TYPE, 'content-length': '2' }));
app.get('/declared-long', (c) =>
  c.body(JSON.stringify(long), 200, { ...JSON_TYPE, 'content-length': '5011' }),
);
app.get('/failed', (c) => c.json(long, 400));
app.get('/picture', (c) => c.body('x'.repeat(5000), 200, { 'content-type': 'image/png' }));
app.get('/packed', (c) => c.body('x', 200, { 'content-encoding': 'br' }));
app.get('/nothing', (c) => c.body(null, 204));

const get = (path: string, accepted = 'gzip, deflate, br') =>
  app.request(path, { headers: { 'accept-encoding': accepted } });

describe('compression of responses', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('compresses a long response for "%s" as %s', async (accepted, encoding, decompress) => {
    const response = await get('/long', accepted);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('x-mark')).toBe('kept');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(JSON.parse(decompress(bytes).toString())).toEqual(long);
  });

  test('compresses a long response with a declared length, and replaces that length', async () => {
    const { headers } = await get('/declared-long');
    expect(headers.get('content-encoding')).toBe('br');
    expect(Number(headers.get('content-length'))).toBeLessThan(1000);
  });

  test('keeps the status of an error response', async () => {
    const response = await get('/failed');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  test.each([
    ['/short', 'br', null],
    ['/declared', 'br', null],
    ['/long', 'deflate', null],
    ['/picture', 'br', null],
    ['/packed', 'gzip', 'br'],
    ['/nothing', 'br', null],
  ])('does not recompress %s for %s', async (path, accepted, encoding) => {
    const response = await get(path, accepted);
    expect(response.headers.get('content-encoding')).toBe(encoding);
  });
});
