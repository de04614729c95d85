import { byPath, filesAlone, givenAlone, type unlessMeant } from './plugins';

type Updating = Parameters<NonNullable<typeof givenAlone.cacheWillUpdate>>[0];
type Using = Parameters<NonNullable<typeof unlessMeant.cachedResponseWillBeUsed>>[0];
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
  ['/collection?sort=low-high', '/collection'],
  ['/product/linen-shirt', '/product/linen-shirt'],
  ['/checkout/ord_8f2', '/checkout/_'],
])('the page at %s is kept as that of %s', async (address, key) => {
  const request = { url: `https://shop.example${address}` } as Request;
  const used = await byPath.cacheKeyWillBeUsed?.({ request } as Keying);
  expect(used).toBe(`https://shop.example${key}`);
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
