import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { DAY_MS } from '../../ports/clock';
import { testClock } from '../../testing/fakes';
import { CachedResponse } from './cachedResponse';

function createCachedResponse(freshMs: number) {
  const clock = testClock();
  let words = 'first';
  let broken = false;
  const read = jest.fn(async () => {
    if (broken) throw new Error('The database is away.');
    return { words };
  });
  const cached = new CachedResponse({ read, clock, freshMs });
  const app = new Hono();
  app.get('/', (c) => cached.respond(c));
  app.onError((_, c) => c.json({ success: false }, 500));
  const get = (headers: Record<string, string> = {}) => app.request('/', { headers });
  return {
    clock,
    read,
    get,
    setWords: (text: string) => {
      words = text;
    },
    setBroken: (now: boolean) => {
      broken = now;
    },
  };
}

describe('a cached response', () => {
  test('concurrent requests share one reading', async () => {
    const { get, read } = createCachedResponse(1000);
    const responses = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('reads a failed source again', async () => {
    const { get, setBroken } = createCachedResponse(1000);
    setBroken(true);
    expect((await get()).status).toBe(500);
    setBroken(false);
    expect((await get()).status).toBe(200);
  });

  test('serves the older value while its source fails or hangs', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { get, setWords, clock, setBroken, read } = createCachedResponse(1000);
    await get();
    setWords('second');
    setBroken(true);
    clock.advance(1000);
    expect(await (await get()).json()).toMatchObject({ words: 'first' });
    expect(logged).toHaveBeenCalledTimes(1);
    read.mockReturnValueOnce(new Promise(() => {}));
    expect(await (await get()).json()).toMatchObject({ words: 'first' });
  });

  test('is read again in time when the system clock is set back', async () => {
    const { get, setWords, clock } = createCachedResponse(1000);
    await get();
    setWords('second');
    clock.set(clock.now() - DAY_MS);
    clock.advance(1000);
    expect(await (await get()).json()).toMatchObject({ words: 'second' });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is served as %s when the request accepts it', async (encoding, decompress) => {
    const response = await createCachedResponse(0).get({ 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(JSON.parse(decompress(bytes).toString())).toMatchObject({ words: 'first' });
  });

  test.each(['*', 'W/"x", {etag}', '{etag}'])(
    'responds with 304 for If-None-Match: %s',
    async (form) => {
      const { get } = createCachedResponse(0);
      const etag = (await get()).headers.get('etag') ?? '';
      const response = await get({ 'if-none-match': form.replace('{etag}', etag) });
      expect(response.status).toBe(304);
    },
  );
});

/** Like a product list: much of each line repeats the one before. */
const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `/pictures/product-${index}-${index % 7}.webp`);

const compressedBy = (quality: number, body: object) =>
  brotliCompressSync(JSON.stringify({ success: true, ...body }), {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });

const responseFor = (body: object) => {
  const app = new Hono();
  const cached = new CachedResponse({ read: async () => body, clock: testClock(), freshMs: 1000 });
  app.get('/', (c) => cached.respond(c));
  return app.request('/', { headers: { 'accept-encoding': 'br' } });
};

describe('the compression of a cached response', () => {
  test('uses the best level for a small body', async () => {
    const body = { pictures: listOf(50) };
    const best = compressedBy(constants.BROTLI_MAX_QUALITY, body).byteLength;
    expect((await (await responseFor(body)).arrayBuffer()).byteLength).toBe(best);
  });

  test('uses a faster level for a large body', async () => {
    const body = { pictures: listOf(5_000) };
    const packed = await (await responseFor(body)).arrayBuffer();
    expect(brotliDecompressSync(packed).toString()).toContain('product-4999');
    expect(packed.byteLength).toBeGreaterThan(compressedBy(9, body).byteLength);
  });
});
