import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from './compress';

const long = { text: 'roti '.repeat(1000) };

const app = new Hono();
app.use(compress);
app.get('/long', (c) => c.json(long, 200, { 'x-mark': 'kept' }));
app.get('/short', (c) => c.json({ text: 'roti' }));
app.get('/failed', (c) => c.json(long, 400));
app.get('/picture', (c) => c.body('x'.repeat(5000), 200, { 'content-type': 'image/png' }));
app.get('/packed', (c) => c.body('x', 200, { 'content-encoding': 'br' }));
app.get('/nothing', (c) => c.body(null, 204));

const get = (path: string, accepted = 'gzip, deflate, br') =>
  app.request(path, { headers: { 'accept-encoding': accepted } });

describe('compression of answers', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for "%s" a long answer is packed as %s', async (accepted, encoding, unpack) => {
    const answer = await get('/long', accepted);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('x-mark')).toBe('kept');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(JSON.parse(unpack(bytes).toString())).toEqual(long);
  });

  test('status and message of a failure survive', async () => {
    const answer = await get('/failed');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  test.each([
    ['/short', 'br', null],
    ['/long', 'deflate', null],
    ['/picture', 'br', null],
    ['/packed', 'gzip', 'br'],
    ['/nothing', 'br', null],
  ])('%s for %s stays as it is', async (path, accepted, encoding) => {
    const answer = await get(path, accepted);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });
});
