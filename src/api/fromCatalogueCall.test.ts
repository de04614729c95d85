import { preloadKey } from '@kedai/contract/protocol/preload';
import { NEWS_PAGE_SIZE } from '@kedai/contract/rules/limits';

const ORIGIN = 'https://shop.example';

afterEach(() => {
  delete process.env.LANGUAGE;
});

/** The calls for the catalogue that a build makes, and those that its pages preload, each as its address and body. */
async function callsOfBuild(language: string) {
  process.env.LANGUAGE = language;
  let result: { readonly calls: readonly string[]; readonly preloads: readonly string[] } | null =
    null;
  await jest.isolateModulesAsync(async () => {
    const { createStore } = await import('../state/store');
    const { memoryStorage } = await import('../state/device/storage');
    const { publicApi } = await import('./apis');
    const { productApi } = await import('./productApi');
    const { newsApi } = await import('./newsApi');
    const { outletApi } = await import('./outletApi');
    const { pagesWithoutData } = await import('../prerender');
    const calls: string[] = [];
    const fetch = async (url: string, { body }: RequestInit) => {
      calls.push(preloadKey(url.slice(ORIGIN.length), body ? String(body) : undefined));
      return Response.json({ success: false });
    };
    const { dispatch } = createStore({
      storage: memoryStorage(),
      settings: { baseUrl: ORIGIN, fetch: fetch as typeof globalThis.fetch },
    });
    const once = { subscribe: false } as const;
    await dispatch(productApi.endpoints.productList.initiate(undefined, once));
    await dispatch(productApi.endpoints.browse.initiate(undefined, once));
    await dispatch(newsApi.endpoints.newsAll.initiate({ page: 1, limit: NEWS_PAGE_SIZE }, once));
    await dispatch(outletApi.endpoints.outletList.initiate(undefined, once));
    // Stops the timers that would remove unused queries.
    dispatch(publicApi.util.resetApiState());
    const preloads = pagesWithoutData
      .flatMap((page) => page.preloads)
      .map(({ address, json }) => preloadKey(address.replace('{page}', '1'), json))
      .filter((key) => /product|news|outlet/.test(key));
    result = { calls, preloads: [...new Set(preloads)] };
  });
  if (result === null) throw new Error('The build was not loaded.');
  return result as { readonly calls: readonly string[]; readonly preloads: readonly string[] };
}

test.each([
  ['en', '', ''],
  ['ms', 'language=ms', ',"language":"ms"'],
  ['zh', 'language=zh-Hans', ',"language":"zh-Hans"'],
])(
  'a build in %s requests the catalogue in its language, and preloads exactly that',
  async (language, query, field) => {
    const { calls, preloads } = await callsOfBuild(language);
    expect(calls).toEqual([
      `/api/product/list${query && `?${query}`}`,
      `/api/product/fetchProducts{"productName":null,"page":1,"amount":4${field}}`,
      `/api/news/all?page=1&limit=9${query && `&${query}`}`,
      `/api/outlet/outletList${query && `?${query}`}`,
    ]);
    expect(preloads.toSorted()).toEqual(calls.toSorted());
  },
);
