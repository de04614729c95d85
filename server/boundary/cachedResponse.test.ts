import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { DAY_MS } from '../ports/clock';
import { testClock } from '../testing/parts';
import { CachedResponse } from './cachedResponse';

function kept(freshMs: number) {
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
    say: (text: string) => {
      words = text;
    },
    breakDown: (now: boolean) => {
      broken = now;
    },
  };
}

describe('a kept answer', () => {
  test('reads its source again when it is no longer fresh', async () => {
    const { get, say, clock, read } = kept(1000);
    expect(await (await get()).json()).toEqual({ success: true, words: 'first' });
    say('second');
    clock.advance(999);
    expect(await (await get()).json()).toMatchObject({ words: 'first' });
    clock.advance(1);
    expect(await (await get()).json()).toMatchObject({ words: 'second' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('many at once wait for one reading', async () => {
    const { get, read } = kept(1000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('a source that failed is asked again', async () => {
    const { get, breakDown } = kept(1000);
    breakDown(true);
    expect((await get()).status).toBe(500);
    breakDown(false);
    expect((await get()).status).toBe(200);
  });

  test('stays the older one while its source fails or does not answer', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { get, say, clock, breakDown, read } = kept(1000);
    await get();
    say('second');
    breakDown(true);
    clock.advance(1000);
    expect(await (await get()).json()).toMatchObject({ words: 'first' });
    expect(logged).toHaveBeenCalledTimes(1);
    read.mockReturnValueOnce(new Promise(() => {}));
    expect(await (await get()).json()).toMatchObject({ words: 'first' });
  });

  test('is read again in time when the clock of the machine is set back', async () => {
    const { get, say, clock } = kept(1000);
    await get();
    say('second');
    clock.set(clock.now() - DAY_MS);
    clock.advance(1000);
    expect(await (await get()).json()).toMatchObject({ words: 'second' });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes as %s to who takes it', async (encoding, unpack) => {
    const response = await kept(0).get({ 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(JSON.parse(unpack(bytes).toString())).toMatchObject({ words: 'first' });
  });

  test.each(['*', 'W/"x", {etag}', '{etag}'])('If-None-Match: %s is not changed', async (form) => {
    const { get } = kept(0);
    const etag = (await get()).headers.get('etag') ?? '';
    const response = await get({ 'if-none-match': form.replace('{etag}', etag) });
    expect(response.status).toBe(304);
  });
});

/** As a list travels: much of each line stands in the one before. */
const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `/pictures/product-${index}-${index % 7}.webp`);

const packedBy = (quality: number, body: object) =>
  brotliCompressSync(JSON.stringify({ success: true, ...body }), {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });

const answerOf = (body: object) => {
  const app = new Hono();
  const cached = new CachedResponse({ read: async () => body, clock: testClock(), freshMs: 1000 });
  app.get('/', (c) => cached.respond(c));
  return app.request('/', { headers: { 'accept-encoding': 'br' } });
};

describe('the packing of a kept answer', () => {
  test('of a small one is the best there is: its bytes are waited for in a first visit', async () => {
    const body = { pictures: listOf(50) };
    const best = packedBy(constants.BROTLI_MAX_QUALITY, body).byteLength;
    expect((await (await answerOf(body)).arrayBuffer()).byteLength).toBe(best);
  });

  test('of a large one is quick, for more bytes: all who ask wait while it is packed', async () => {
    const body = { pictures: listOf(5_000) };
    const packed = await (await answerOf(body)).arrayBuffer();
    expect(brotliDecompressSync(packed).toString()).toContain('product-4999');
    expect(packed.byteLength).toBeGreaterThan(packedBy(9, body).byteLength);
  });
});
