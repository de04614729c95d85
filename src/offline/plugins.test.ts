import {
  byPath,
  filesAlone,
  givenAlone,
  oursAlone,
  ratherThanFailure,
  telling,
  type unlessMeant,
} from './plugins';
import { tellReach } from './reach';

jest.mock('./reach');
afterEach(() => jest.clearAllMocks());

type Updating = Parameters<NonNullable<typeof givenAlone.cacheWillUpdate>>[0];
type Using = Parameters<NonNullable<typeof unlessMeant.cachedResponseWillBeUsed>>[0];
type Responding = Parameters<NonNullable<typeof ratherThanFailure.handlerWillRespond>>[0];
type Keying = Parameters<NonNullable<typeof byPath.cacheKeyWillBeUsed>>[0];

const answer = (body: string) => ({ clone: () => ({ json: async () => JSON.parse(body) }) });

test.each([
  ['a list', '{"success":true,"products":[]}', true],
  ['a list of a shop that does not say so', '{"outletList":[]}', true],
  ['a refusal with status 200', '{"success":false,"message":"Not now."}', false],
  ['a page', '<h1>Gateway</h1>', false],
  ['nothing', 'null', false],
])('%s', async (_, body, isKept) => {
  const response = answer(body) as unknown as Response;
  const kept = await givenAlone.cacheWillUpdate?.({ response } as Updating);
  expect(kept).toBe(isKept ? response : null);
});

test.each([
  ['text/html; charset=utf-8', false],
  ['Text/HTML', false],
  ['text/javascript; charset=utf-8', true],
  ['image/avif', true],
  ['', true],
])('in the place of a file, an answer of the type "%s" is kept: %s', async (type, isKept) => {
  const response = new Response(null, { headers: type ? { 'Content-Type': type } : {} });
  const kept = await filesAlone.cacheWillUpdate?.({ response } as Updating);
  expect(kept).toBe(isKept ? response : null);
});

test.each([
  ['a page of the shop', '<!doctype html><html data-main="/assets/main.1.js" lang="en">', true],
  ['a page that only speaks of one', '<html lang="en"><p>&lt;html data-main=', false],
  ['a page of another', '<html><head><meta http-equiv="refresh" content="0; url=//wifi">', false],
])('%s is kept: %s', async (_, body, isKept) => {
  const response = { clone: () => ({ text: async () => body }) } as Response;
  const kept = await oursAlone.cacheWillUpdate?.({ response } as Updating);
  expect(kept).toBe(isKept ? response : null);
});

describe('the failure of a server', () => {
  const kept = answer('{"products":[]}');
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  test.each([
    ['gives way to what is kept', 500, kept, true],
    ['of the gateway too', 502, kept, true],
    ['stays where nothing is kept', 503, undefined, false],
    ['is none where it only refuses', 429, kept, false],
    ['is none where it answers', 200, kept, false],
  ])('%s', async (_, status, match, isReplaced) => {
    Object.assign(globalThis, { caches: { match: async () => match } });
    const response = { status } as Response;
    const used = await ratherThanFailure.handlerWillRespond?.({ response } as Responding);
    expect(used).toBe(isReplaced ? match : response);
    expect(jest.mocked(tellReach).mock.calls).toEqual(isReplaced ? [[false]] : []);
  });
});

test.each([
  ['/collection?sort=low-high', '/collection'],
  ['/product/linen-shirt', '/product/linen-shirt'],
  ['/checkout/ord_8f2', '/checkout/_'],
])('the page at %s is kept as that of %s', async (address, key) => {
  const request = { url: `https://shop.example${address}` } as Request;
  const used = await byPath.cacheKeyWillBeUsed?.({ request } as Keying);
  expect(used).toBe(`https://shop.example${key}`);
});

describe('the pages are told', () => {
  const kept = answer('{}') as unknown as Response;
  const navigation = { mode: 'navigate' };
  /** What they are told when this answers: what is kept, if it is looked for, or the shop. */
  const told = async (request: object, type: string, cachedResponse?: Response, status = 200) => {
    const state = {};
    const event = new Event(type);
    if (type !== 'given') {
      const using = { cachedResponse, event, state } as Using;
      expect(await telling.cachedResponseWillBeUsed?.(using)).toBe(cachedResponse);
    }
    const response = new Response(null, { status });
    await telling.handlerWillRespond?.({ request, response, event, state } as Responding);
    return jest.mocked(tellReach).mock.calls.flat();
  };

  test.each<[string, Parameters<typeof told>, boolean[]]>([
    ['that a kept page stands in', [navigation, 'fetch', kept], [false]],
    ['that a kept list stands in', [{ mode: 'cors' }, 'fetch', kept], [false]],
    ['nothing of what is only handed over', [{ mode: 'cors' }, 'message', kept], []],
    ['nothing where nothing is kept', [{ mode: 'cors' }, 'fetch'], []],
    ['that the shop gave a page', [navigation, 'given'], [true]],
    ['nothing of a list, which the browser may have kept', [{ mode: 'cors' }, 'given'], []],
    ['nothing when the shop gave no page', [navigation, 'given', undefined, 502], []],
  ])('%s', async (_, answered, tells) => {
    expect(await told(...answered)).toEqual(tells);
  });
});

test('what is to fail by the failure lab is not made good', async () => {
  const cookies = new Map<string, object>();
  Object.assign(self, { cookieStore: { get: async (name: string) => cookies.get(name) ?? null } });
  await jest.isolateModulesAsync(async () => {
    const { unlessMeant } = await import('./plugins');
    const cachedResponse = answer('{}') as unknown as Response;
    const used = () => unlessMeant.cachedResponseWillBeUsed?.({ cachedResponse } as Using);
    expect(await used()).toBe(cachedResponse);
    cookies.set('kedaiLab', {});
    expect(await used()).toBeNull();
  });
});
