import {
  type bypassInFailureLab,
  cacheKeyByPath,
  notifyClients,
  staleOnServerError,
} from './plugins';
import { notifyShopReach } from './reach';

jest.mock('./reach');
afterEach(() => jest.clearAllMocks());

type Using = Parameters<NonNullable<typeof bypassInFailureLab.cachedResponseWillBeUsed>>[0];
type Responding = Parameters<NonNullable<typeof staleOnServerError.handlerWillRespond>>[0];
type Keying = Parameters<NonNullable<typeof cacheKeyByPath.cacheKeyWillBeUsed>>[0];

const responseWith = (body: string) => ({ clone: () => ({ json: async () => JSON.parse(body) }) });

describe('staleOnServerError', () => {
  const cached = responseWith('{"products":[]}');
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  test.each([
    ['replaces a server error by the cached response', 500, cached, true],
    ['replaces the error of a gateway too', 502, cached, true],
    ['keeps an error when nothing is cached', 503, undefined, false],
    ['keeps a refusal', 429, cached, false],
    ['keeps a success', 200, cached, false],
  ])('%s', async (_, status, match, isReplaced) => {
    Object.assign(globalThis, { caches: { match: async () => match } });
    const response = { status } as Response;
    const used = await staleOnServerError.handlerWillRespond?.({ response } as Responding);
    expect(used).toBe(isReplaced ? match : response);
    expect(jest.mocked(notifyShopReach).mock.calls).toEqual(isReplaced ? [[false]] : []);
  });
});

test.each([
  ['/collection?sort=low-high', '/collection'],
  ['/product/linen-shirt', '/product/linen-shirt'],
  ['/checkout/ord_8f2', '/checkout/_'],
  ['/ms/checkout/ord_8f2', '/ms/checkout/_'],
  ['/ms', '/ms/'],
  ['/zh/collection?sort=low-high', '/zh/collection'],
])('the page at %s is cached under %s', async (address, key) => {
  const request = { url: `https://shop.example${address}` } as Request;
  const used = await cacheKeyByPath.cacheKeyWillBeUsed?.({ request } as Keying);
  expect(used).toBe(`https://shop.example${key}`);
});

describe('notifyClients', () => {
  const cached = responseWith('{}') as unknown as Response;
  const navigation = { mode: 'navigate' };
  /** Runs the plugin as Workbox does. The type 'network' skips the cache. @returns the notifications */
  const notified = async (
    request: object,
    type: string,
    cachedResponse?: Response,
    status = 200,
  ) => {
    const state = {};
    const event = new Event(type);
    if (type !== 'network') {
      const using = { cachedResponse, event, state } as Using;
      expect(await notifyClients.cachedResponseWillBeUsed?.(using)).toBe(cachedResponse);
    }
    const response = new Response(null, { status });
    await notifyClients.handlerWillRespond?.({ request, response, event, state } as Responding);
    return jest.mocked(notifyShopReach).mock.calls.flat();
  };

  test.each<[string, Parameters<typeof notified>, boolean[]]>([
    ['reports a cached page', [navigation, 'fetch', cached], [false]],
    ['reports a cached list', [{ mode: 'cors' }, 'fetch', cached], [false]],
    [
      'reports nothing for files that are only added to the cache',
      [{ mode: 'cors' }, 'message', cached],
      [],
    ],
    ['reports nothing when nothing is cached', [{ mode: 'cors' }, 'fetch'], []],
    ['reports a page from the network', [navigation, 'network'], [true]],
    [
      'reports nothing for a list, which may come from the HTTP cache',
      [{ mode: 'cors' }, 'network'],
      [],
    ],
    ['reports nothing for a failed page', [navigation, 'network', undefined, 502], []],
  ])('%s', async (_, run, notifications) => {
    expect(await notified(...run)).toEqual(notifications);
  });
});

test('the failure lab bypasses the cache', async () => {
  const cookies = new Map<string, object>();
  Object.assign(self, { cookieStore: { get: async (name: string) => cookies.get(name) ?? null } });
  await jest.isolateModulesAsync(async () => {
    const { bypassInFailureLab } = await import('./plugins');
    const cachedResponse = responseWith('{}') as unknown as Response;
    const used = () => bypassInFailureLab.cachedResponseWillBeUsed?.({ cachedResponse } as Using);
    expect(await used()).toBe(cachedResponse);
    cookies.set('kedaiLab', {});
    expect(await used()).toBeNull();
  });
});
